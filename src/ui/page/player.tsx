import type { File } from '#contract/image.ts';
import './player.css';

/** A recording with the browser's own controls; nothing is fetched before somebody plays it. */
export function Player({ file, title }: { file: File; title: string }) {
  // The words of every recording stand beside it, so it needs no captions.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio className="player" controls preload="none" src={file.url} aria-label={title} />;
}
