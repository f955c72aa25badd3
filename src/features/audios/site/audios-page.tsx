import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { ListMeta } from '#ui/page/list/list-meta.tsx';
import { ListPage } from '#ui/page/list/list-page.tsx';
import { ListRow } from '#ui/page/list/list-row.tsx';
import { statusOf } from '#ui/page/list/load-list.ts';
import { AudioPlayer, PlayerScript } from '#ui/page/player/audio-player.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { markTimeCodes } from '#ui/page/time-codes.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { audioJsonLd } from './audio-json-ld.ts';
import { loadAudios } from './load-audios.ts';
import type { Recording } from './load-audios.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadAudios(context.get(siteContext).call, new URL(request.url));
  return data(list, { status: statusOf(list) });
}

// spec: route:/audios
export default function AudiosPage() {
  const { t } = useTranslation();
  const list = useLoaderData<typeof loader>();
  const rootData = useRootData();
  return (
    <ListPage
      title={t('frame.audios')}
      intro={t('audios.intro')}
      path="/audios"
      feed={{ path: '/audios/podcast.xml', label: t('list.podcast') }}
      list={list}
      things={import.meta.env.SSR && list.data.map((recording) => audioJsonLd(recording, rootData))}
      searchPlaceholder={t('audios.searchPlaceholder')}
      count={t('audios.count', { count: list.total })}
      noneYet={t('audios.noneYet')}
    >
      <ul>
        {list.data.map((recording) => (
          <Row key={recording.id} recording={recording} />
        ))}
      </ul>
      <PlayerScript />
    </ListPage>
  );
}

function Row({ recording }: { recording: Recording }) {
  const { t } = useTranslation();
  const { kind, title, body, file, publishedAt } = recording;
  return (
    <ListRow
      item={recording}
      line={<ListMeta year item={recording} kind={t(`audios.${kind}`)} at={publishedAt} />}
      below={
        <>
          <AudioPlayer file={file} title={title} />
          <Disclosure label={t('audios.readAlong')} of={title}>
            <div
              className="prose"
              lang={useContentLanguage(recording)}
              dangerouslySetInnerHTML={{ __html: markTimeCodes(body ?? '') }}
            />
          </Disclosure>
        </>
      }
    />
  );
}
