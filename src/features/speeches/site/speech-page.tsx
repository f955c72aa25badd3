import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { findAudio } from '#features/audios/contract.ts';
import { longDate } from '#lib/dates.ts';
import { Link } from '#ui/link.tsx';
import { articleJsonLd } from '#ui/page/article/article-json-ld.ts';
import { Article } from '#ui/page/article/article.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { AudioPlayer, PlayerScript } from '#ui/page/player/audio-player.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { markTimeCodes } from '#ui/page/time-codes.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findSpeech } from '../contract.ts';

/** Loads the speech, with its recording in the page's language if there is one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(siteContext);
  const { data: speech } = await call(findSpeech, { query: { slug: params['slug'] ?? '' } });
  const { audio } = speech;
  if (!audio) return { speech, recording: undefined };
  const { data } = await call(findAudio, { query: { slug: audio.slug } });
  return { speech, recording: data.file };
}

export default function SpeechPage() {
  const { t } = useTranslation();
  const { speech, recording } = useLoaderData<typeof loader>();
  const rootData = useRootData();
  const to = useLocalPath();
  const { title, summary, body, deliveredAt, occasion, place, languages } = speech;
  return (
    <>
      <PageMeta
        title={title}
        description={summary}
        languages={languages}
        shared={{ collection: 'speeches', ...speech }}
        jsonLd={
          import.meta.env.SSR &&
          articleJsonLd('Article', { ...speech, publishedAt: deliveredAt }, rootData)
        }
      />
      <Article
        item={speech}
        line={
          <>
            <time lang={rootData.language} dateTime={deliveredAt}>
              {longDate(deliveredAt, rootData.language)}
            </time>
            <span>{occasion}</span>
            <span>{place}</span>
          </>
        }
        before={
          recording && (
            <>
              <AudioPlayer file={recording} title={`${t('speeches.recording')}: ${title}`} />
              <PlayerScript />
            </>
          )
        }
        body={markTimeCodes(body ?? '')}
      />
      <p className="container section">
        <Link arrow href={to('/speeches')}>
          {t('speeches.all')}
        </Link>
      </p>
    </>
  );
}
