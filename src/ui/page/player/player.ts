/** Brings the players of a page to life. Inline, so that the first press plays. */
import { playOneAtATime } from './one-at-a-time.ts';
import { partsOf } from './parts.ts';
import type { Parts } from './parts.ts';
import { tellDevice } from './tell-device.ts';
import { followTime, windTo } from './winding.ts';

const SPEEDS = [1, 1.25, 1.5, 2, 0.75];

function bringToLife(parts: Parts): void {
  const { own, audio, play } = parts;
  const toggle = () => playOrPause(parts);
  play.addEventListener('click', toggle);
  for (const change of ['play', 'pause', 'ended', 'emptied'])
    audio.addEventListener(change, () => turn(parts));
  audio.addEventListener('play', () =>
    tellDevice(own.dataset, audio, (seconds) => windTo(parts, seconds)),
  );
  followTime(parts, toggle);
  followNetwork(parts);
  offerSpeeds(parts);
}

function playOrPause({ audio, fault }: Parts): void {
  if (!audio.paused) return audio.pause();
  fault.textContent = '';
  if (audio.error) audio.load();
  // What goes wrong is told by the error event.
  audio.play().catch(() => undefined);
}

/** The button says what it does next. */
function turn({ own, audio, play }: Parts): void {
  if (own.hasAttribute('data-playing') === !audio.paused) return;
  own.toggleAttribute('data-playing', !audio.paused);
  const now = play.getAttribute('aria-label') ?? '';
  play.setAttribute('aria-label', play.dataset['other'] ?? '');
  play.dataset['other'] = now;
}

function followNetwork(parts: Parts): void {
  const { own, audio, fault } = parts;
  for (const change of ['waiting', 'playing', 'pause', 'error'])
    audio.addEventListener(change, () => own.toggleAttribute('data-waiting', change === 'waiting'));
  audio.addEventListener('error', () => {
    fault.textContent = fault.dataset['says'] ?? '';
    turn(parts);
  });
}

function offerSpeeds({ audio, speed }: Parts): void {
  speed.addEventListener('click', () => {
    const next = SPEEDS[(SPEEDS.indexOf(audio.playbackRate) + 1) % SPEEDS.length] ?? 1;
    // What is set before a recording is loaded would be lost when it is.
    audio.defaultPlaybackRate = audio.playbackRate = next;
    speed.textContent = `${next}×`;
    const label = speed.dataset['label'] ?? '';
    speed.setAttribute('aria-label', label.replace('{speed}', `${next}×`));
  });
}

for (const own of document.querySelectorAll<HTMLElement>('.player-own')) {
  const parts = partsOf(own);
  if (parts) bringToLife(parts);
}
playOneAtATime();
