import { findElements } from './elements.ts';
import type { PlayerElements } from './elements.ts';
import { registerMediaSession } from './media-session.ts';
/** Connects the players of a page. Inline, so that the first press plays. */
import { playOneAtATime } from './one-at-a-time.ts';
import { syncProgress, seekTo } from './seeking.ts';

const SPEEDS = [1, 1.25, 1.5, 2, 0.75];

function bringToLife(parts: PlayerElements): void {
  const { own, audio, play } = parts;
  const toggle = () => playOrPause(parts);
  play.addEventListener('click', toggle);
  for (const change of ['play', 'pause', 'ended', 'emptied'])
    audio.addEventListener(change, () => turn(parts));
  audio.addEventListener('play', () =>
    registerMediaSession(own.dataset, audio, (seconds) => seekTo(parts, seconds)),
  );
  syncProgress(parts, toggle);
  followNetwork(parts);
  offerSpeeds(parts);
}

function playOrPause({ audio, fault }: PlayerElements): void {
  if (!audio.paused) return audio.pause();
  fault.textContent = '';
  if (audio.error) audio.load();
  // The error event reports the failure.
  audio.play().catch(() => undefined);
}

/** The label of the button names its next action. */
function turn({ own, audio, play }: PlayerElements): void {
  if (own.hasAttribute('data-playing') === !audio.paused) return;
  own.toggleAttribute('data-playing', !audio.paused);
  const now = play.getAttribute('aria-label') ?? '';
  play.setAttribute('aria-label', play.dataset['other'] ?? '');
  play.dataset['other'] = now;
}

function followNetwork(parts: PlayerElements): void {
  const { own, audio, fault } = parts;
  for (const change of ['waiting', 'playing', 'pause', 'error'])
    audio.addEventListener(change, () => own.toggleAttribute('data-waiting', change === 'waiting'));
  audio.addEventListener('error', () => {
    fault.textContent = fault.dataset['says'] ?? '';
    turn(parts);
  });
}

function offerSpeeds({ audio, speed }: PlayerElements): void {
  speed.addEventListener('click', () => {
    const next = SPEEDS[(SPEEDS.indexOf(audio.playbackRate) + 1) % SPEEDS.length] ?? 1;
    // A rate set before a recording is loaded would be lost on loading.
    audio.defaultPlaybackRate = audio.playbackRate = next;
    speed.textContent = `${next}×`;
    const label = speed.dataset['label'] ?? '';
    speed.setAttribute('aria-label', label.replace('{speed}', `${next}×`));
  });
}

for (const own of document.querySelectorAll<HTMLElement>('.player-own')) {
  const parts = findElements(own);
  if (parts) bringToLife(parts);
}
playOneAtATime();
