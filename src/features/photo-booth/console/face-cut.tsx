import { useSay } from '#ui/console/say.tsx';
import type { PairedFace } from '../contract/desk.ts';

/** A face cut out of the public copy of a photo. */
export function FaceCut({ face: { url, width, height, box } }: { face: PairedFace }) {
  const say = useSay();
  const view = [box.left * width, box.top * height, box.width * width, box.height * height];
  return (
    <svg className="face-cut" viewBox={view.join(' ')} role="img">
      <title>{say('A face', 'एक चेहरा')}</title>
      <image href={url} width={width} height={height} />
    </svg>
  );
}
