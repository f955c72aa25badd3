import { aiWords } from '#contract/ai-media.ts';
import type { File } from '#contract/image.ts';
import { fileNameFor } from '#lib/file-name.ts';
import { bytes } from '#lib/numbers.ts';
import { Icon } from '../../icon.tsx';
import { useTranslation } from '../../translation.tsx';
import { InlineScript } from '../inline-script.tsx';
import { useRootData } from '../root-data.ts';
import { ServerOnly } from '../server-only.tsx';
import { playingTime } from '../time-codes.ts';
import playerScript from './player.ts?inline-script';
import './audio-player.css';

interface AudioPlayerProps {
  file: File;
  title: string;
}

/**
 * An audio player drawn as a piece of the wall: its stripe shows the progress. Nothing is loaded
 * before it plays. Without scripts the browser's own controls take its place.
 */
export function AudioPlayer(props: AudioPlayerProps) {
  return <ServerOnly>{import.meta.env.SSR && <Player {...props} />}</ServerOnly>;
}

/** The script of all players, once after the last one on a page, so that the first press plays. */
export function PlayerScript() {
  return <ServerOnly>{import.meta.env.SSR && <InlineScript code={playerScript} />}</ServerOnly>;
}

function Player({ file, title }: AudioPlayerProps) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  return (
    <div className="player">
      <noscript>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The words of every recording stand beside it. */}
        <audio controls preload="none" src={file.url} aria-label={title} />
      </noscript>
      <div
        className="player-own"
        role="group"
        aria-label={title}
        data-title={title}
        data-artist={campaign.title}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The words of every recording stand beside it. */}
        <audio preload="none" src={file.url} />
        <Play title={title} />
        <Track title={title} seconds={file.seconds ?? 0} />
        <Extras file={file} title={title} />
        {file.ai && <p className="type-meta">{aiWords[file.ai]}</p>}
        <p className="player-fault" role="status" data-says={t('audios.failed')} />
      </div>
    </div>
  );
}

function Play({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="player-play"
      aria-label={t('audios.play', { title })}
      data-other={t('audios.pause', { title })}
    >
      <Icon name="play" />
      <Icon name="pause" />
    </button>
  );
}

/** The progress bar, and the time in figures. */
function Track({ title, seconds }: { title: string; seconds: number }) {
  const { t } = useTranslation();
  const length = playingTime(seconds);
  const at = playingTime(0);
  return (
    <>
      <input
        type="range"
        className="player-track"
        min={0}
        max={Math.max(Math.round(seconds), 1)}
        defaultValue={0}
        autoComplete="off"
        aria-label={t('audios.position', { title })}
        aria-valuetext={t('audios.at', { at, length })}
        data-at={t('audios.at', { at: '{at}', length: '{length}' })}
      />
      <p className="player-time" aria-hidden="true">
        <span className="player-at">{at}</span> / <span className="player-length">{length}</span>
      </p>
    </>
  );
}

function Extras({ file, title }: AudioPlayerProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const size = bytes(file.bytes, language);
  return (
    <div className="player-extras">
      <button
        type="button"
        className="player-speed"
        aria-label={t('list.speed', { speed: '1×' })}
        data-label={t('list.speed', { speed: '{speed}' })}
      >
        1×
      </button>
      <a
        className="player-download"
        href={file.url}
        download={fileNameFor(title, file.url)}
        type={file.type}
        aria-label={`${t('audios.download', { size })}: ${title}`}
      >
        <Icon name="download" /> {size}
      </a>
    </div>
  );
}
