import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { pagesOf } from '#ui/page/json-ld/web-page.ts';
import { ListMeta } from '#ui/page/list/list-meta.tsx';
import { ListPage } from '#ui/page/list/list-page.tsx';
import { ListRow } from '#ui/page/list/list-row.tsx';
import { statusOf } from '#ui/page/list/load-list.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { loadSpeeches } from './load-speeches.ts';
import type { SpeechRow } from './load-speeches.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadSpeeches(context.get(siteContext).call, new URL(request.url));
  return data(list, { status: statusOf(list) });
}

// spec: route:/speeches
export default function SpeechesPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const list = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t('frame.speeches')}
      intro={t('speeches.intro')}
      path="/speeches"
      feed={{ path: '/speeches/feed.xml', label: t('list.rss') }}
      list={list}
      things={import.meta.env.SSR && pagesOf(list.data, rootData)}
      searchPlaceholder={t('speeches.searchPlaceholder')}
      count={t('speeches.count', { count: list.total })}
      noneYet={t('speeches.noneYet')}
    >
      <ul>
        {list.data.map((speech) => (
          <Row key={speech.id} speech={speech} />
        ))}
      </ul>
    </ListPage>
  );
}

function Row({ speech }: { speech: SpeechRow }) {
  const { t } = useTranslation();
  const { deliveredAt, occasion, place, hasRecording } = speech;
  return (
    <ListRow item={speech} line={<ListMeta year item={speech} at={deliveredAt} />}>
      <p className="type-meta">
        <span lang={speech.language}>
          {occasion}, {place}
        </span>
        {hasRecording && ` · ${t('speeches.withRecording')}`}
      </p>
    </ListRow>
  );
}
