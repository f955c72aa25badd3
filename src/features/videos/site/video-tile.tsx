import { longDate } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { Cover } from '#ui/page/cover.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { clockDuration, isoDuration } from './duration.ts';
import type { VideoCard } from './load-videos.ts';

const shape = { phone: [360, 203], desk: [416, 234] } as const;

/** One video of the list; the whole tile links to it. */
export function VideoTile({ video, eager }: { video: VideoCard; eager: boolean }) {
  const { language } = useRootData();
  const to = useLocalPath();
  const lang = useContentLanguage(video);
  const { path, title, summary, publishedAt, durationSeconds, image } = video;
  return (
    <li className="video-tile">
      <div className="video-cover" lang={lang}>
        {image && <Cover image={image} shape={shape.phone} wide={shape.desk} eager={eager} />}
        <time className="video-length" dateTime={isoDuration(durationSeconds)}>
          <Icon name="play" />
          {clockDuration(durationSeconds)}
        </time>
      </div>
      <h2 className="video-title" lang={lang}>
        <a className="stretched-link" href={to(path ?? '/videos')}>
          {title}
        </a>
      </h2>
      <p lang={lang}>{summary}</p>
      <p className="type-meta">
        <time dateTime={publishedAt}>{longDate(publishedAt, language)}</time>
      </p>
    </li>
  );
}
