import { aiWords } from '#contract/ai-media.ts';
import { reshapeCover } from '#contract/cover-address.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages } from '#contract/languages.ts';
import { InlineScript } from '#ui/page/inline-script.tsx';
import type { findVideo } from '../contract.ts';
import captionsScript from './captions.ts?inline-script';

type Found = ReplyOf<typeof findVideo>;

interface VideoPlayerProps {
  video: Found['data'];
  tracks: Found['tracks'];
}

/** The browser's own player; no part of the video loads before it is played. */
export function VideoPlayer({ video: { title, file, image }, tracks }: VideoPlayerProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The tracks are there; the rule does not look into a list. */}
      <video
        className="video-player"
        controls
        playsInline
        preload="none"
        poster={image ? reshapeCover(image.url, 960, 540) : undefined}
        width="960"
        height="540"
        aria-label={title}
      >
        <source src={file.url} type={file.type} />
        {tracks.map(({ language: spoken, file: captions }) => (
          <track
            key={spoken}
            kind="captions"
            src={captions.url}
            srcLang={spoken}
            label={languages[spoken].name}
          />
        ))}
      </video>
      {file.ai && <p className="type-meta">{aiWords[file.ai]}</p>}
      <InlineScript code={captionsScript} />
    </>
  );
}
