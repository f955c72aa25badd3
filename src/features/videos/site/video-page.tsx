import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages as names, localPath } from '#contract/languages.ts';
import { longDate } from '#lib/dates.ts';
import { fileNameFor } from '#lib/file-name.ts';
import { bytes } from '#lib/numbers.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ForeignPart } from '#ui/page/foreign-part.tsx';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { OtherLanguages } from '#ui/page/other-languages.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useContentLanguage, useContentLanguages } from '#ui/page/use-content-language.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findVideo } from '../contract.ts';
import { clockDuration, isoDuration } from './duration.ts';
import { videoJsonLd } from './video-json-ld.ts';
import type { Video } from './video-json-ld.ts';
import { VideoPlayer } from './video-player.tsx';
import './videos.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(siteContext);
  const { data: video, tracks } = await call(findVideo, { query: { slug: params['slug'] ?? '' } });
  return { video, tracks };
}

export default function VideoPage() {
  const { video, tracks } = useLoaderData<typeof loader>();
  const rootData = useRootData();
  const { title, summary, languages } = video;
  return (
    <article lang={useContentLanguage(video)}>
      <PageMeta
        title={title}
        description={summary}
        languages={languages}
        shared={{ collection: 'videos', ...video }}
        jsonLd={import.meta.env.SSR && videoJsonLd(video, rootData)}
      />
      <PageHeader sentence title={title} intro={summary ?? undefined}>
        <VideoLine video={video} />
      </PageHeader>
      <div className="container video-columns">
        <ServerOnly>
          {import.meta.env.SSR && <VideoPlayer video={video} tracks={tracks} />}
        </ServerOnly>
        <Transcript video={video} tracks={tracks} />
      </div>
    </article>
  );
}

/** The day and the duration. */
function VideoLine({ video: { publishedAt, durationSeconds } }: { video: Video }) {
  const { language } = useRootData();
  return (
    <p lang={language}>
      <time dateTime={publishedAt}>{longDate(publishedAt, language)}</time>,{' '}
      <time dateTime={isoDuration(durationSeconds)}>{clockDuration(durationSeconds)}</time>
    </p>
  );
}

type Tracks = ReplyOf<typeof findVideo>['tracks'];

function Transcript({ video, tracks }: { video: Video; tracks: Tracks }) {
  const { t } = useTranslation();
  const { publicUrl, language, path } = useRootData();
  const to = useLocalPath();
  const { title, body, file } = video;
  return (
    <div className="video-text">
      <LanguageNotice text={video} />
      {body && (
        <section aria-labelledby="transcript">
          <h2 id="transcript" lang={language}>
            {t('videos.transcript')}
          </h2>
          <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
        </section>
      )}
      <div className="video-end" lang={language}>
        <p>
          <a className="link" href={file.url} download={fileNameFor(title, file.url)}>
            <Icon name="download" />
            {t('videos.download', { size: bytes(file.bytes, language) })}
          </a>
        </p>
        <Captions tracks={tracks} />
        <OtherLanguages codes={video.languages} />
        <ShareLine
          label={t('article.share')}
          links={shareLinks(publicUrl + localPath(language, path), title)}
        />
        <p>
          <Link arrow href={to('/videos')}>
            {t('videos.all')}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Links to the caption files, each under the title of the video in its language. */
function Captions({ tracks }: { tracks: Tracks }) {
  const { t } = useTranslation();
  const languageOf = useContentLanguages();
  return tracks.map(({ language, title, file }) => (
    <p key={language}>
      <a className="link" href={file.url} download={fileNameFor(title, file.url)}>
        <Icon name="download" />
        <ForeignPart
          text={t('videos.captions', { language: names[language].name })}
          part={names[language].name}
          lang={languageOf({ language })}
        />
      </a>
    </p>
  ));
}
