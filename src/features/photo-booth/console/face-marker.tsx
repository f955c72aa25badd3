import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useSay } from '#ui/console/say.tsx';

/** A box, as shares of the photo's width and height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface FaceMarkerProps {
  picture: { url: string; width: number; height: number };
  box: Box | undefined;
  /** Left out where the mark stays. */
  onBox: ((box: Box) => void) | undefined;
}

/** The side of the mark while nobody has marked anything yet, as a share of the photo's shorter side. */
const USUAL = 0.12;
const STEP = 0.02;

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A photo with a mark around a face, which a press or the arrow keys move. */
export function FaceMarker({ picture, box, onBox }: FaceMarkerProps) {
  const say = useSay();
  const stage = useRef<HTMLButtonElement>(null);
  const { url, width, height } = picture;
  const side = Math.min(width, height) * USUAL;
  const size = box ?? { width: side / width, height: side / height };
  const moveTo = (x: number, y: number) =>
    onBox?.({
      width: size.width,
      height: size.height,
      left: within(x - size.width / 2, 1 - size.width),
      top: within(y - size.height / 2, 1 - size.height),
    });
  const press = ({ clientX, clientY, detail }: MouseEvent) => {
    const area = stage.current?.getBoundingClientRect();
    // A press of Enter has no place.
    if (!area || detail === 0) return moveTo(0.5, 0.5);
    return moveTo((clientX - area.left) / area.width, (clientY - area.top) / area.height);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const { left, top } = box ?? { left: 0.5, top: 0.5 };
    moveTo(left + size.width / 2 + arrow[0], top + size.height / 2 + arrow[1]);
  };
  return (
    <button
      ref={stage}
      type="button"
      className="face-marker"
      aria-label={say('Place of the face in the photo', 'फ़ोटो में चेहरे की जगह')}
      aria-disabled={onBox ? undefined : true}
      onClick={press}
      onKeyDown={moveByKey}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <image href={url} width={width} height={height} />
        {box && (
          <rect
            className="face-mark"
            x={box.left * width}
            y={box.top * height}
            width={box.width * width}
            height={box.height * height}
            strokeWidth={Math.min(width, height) * 0.008}
          />
        )}
      </svg>
    </button>
  );
}

const within = (part: number, most: number) => Math.min(most, Math.max(0, part));
