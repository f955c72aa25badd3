import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { File } from '#contract/image.ts';
import { useTranslation } from '../translation.tsx';
import './audio-player.css';

const SPEEDS = [1, 1.25, 1.5, 2, 0.75] as const;

/**
 * A recording with the browser's own controls, which the keyboard works; nothing is fetched before
 * somebody plays it. Not every browser lets people choose a speed, so that stands beside.
 */
export function AudioPlayer({ file, title }: { file: File; title: string }) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [step, setStep] = useState(0);
  const speed = SPEEDS[step % SPEEDS.length] ?? 1;
  const change = (event: FormEvent) => {
    event.preventDefault();
    const next = SPEEDS[(step + 1) % SPEEDS.length] ?? 1;
    // What is set before a recording is loaded would be lost when it is.
    if (audio.current) audio.current.defaultPlaybackRate = audio.current.playbackRate = next;
    setStep(step + 1);
  };
  return (
    <div className="player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The words of every recording stand beside it. */}
      <audio ref={audio} controls preload="none" src={file.url} aria-label={title} />
      <form data-enhanced onSubmit={change} className="player-speed">
        <button className="player-speed-button">{t('list.speed', { speed: `${speed}×` })}</button>
      </form>
    </div>
  );
}
