import { playingTime } from '../time-codes.ts';
import type { PlayerElements } from './elements.ts';

/** The seconds that each key skips. */
const leaps: Record<string, number> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 30,
  PageDown: -30,
  Home: -Infinity,
  End: Infinity,
};

/** Shows the progress: on the bar, in figures, and to screen readers. */
function show({ track, at, length }: PlayerElements, seconds: number): void {
  const said = track.dataset['at'] ?? '';
  track.value = String(seconds);
  track.style.setProperty('--played', String(seconds / Number(track.max)));
  at.textContent = playingTime(seconds);
  length.textContent = playingTime(Number(track.max));
  track.setAttribute(
    'aria-valuetext',
    said.replace('{at}', at.textContent).replace('{length}', length.textContent),
  );
}

/** Goes to a position within the recording. */
export function seekTo(parts: PlayerElements, seconds: number): void {
  const { audio, track } = parts;
  audio.currentTime = Math.min(Math.max(seconds, 0), Number(track.max));
  show(parts, audio.currentTime);
}

/**
 * Keeps the bar and the sound in step, both while playing and when the bar is dragged or moved by
 * keys.
 */
export function syncProgress(parts: PlayerElements, toggle: () => void): void {
  const { audio, track } = parts;
  let isDragged = false;
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) track.max = String(audio.duration);
  });
  audio.addEventListener('timeupdate', () => isDragged || show(parts, audio.currentTime));
  // Dragging leaves the sound where it is; the position changes on release.
  track.addEventListener('input', () => {
    isDragged = true;
    show(parts, Number(track.value));
  });
  track.addEventListener('change', () => {
    isDragged = false;
    seekTo(parts, Number(track.value));
  });
  track.addEventListener('keydown', (event) => {
    const leap = leaps[event.key];
    if (leap) seekTo(parts, audio.currentTime + leap);
    else if (event.key === ' ') toggle();
    else return;
    event.preventDefault();
  });
}
