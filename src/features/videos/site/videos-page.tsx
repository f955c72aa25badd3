import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { collectionPage } from '#ui/page/json-ld/collection-page.ts';
import { pagesOf } from '#ui/page/json-ld/web-page.ts';
import { EmptyList } from '#ui/page/list/empty-list.tsx';
import { ListPager } from '#ui/page/list/list-pager.tsx';
import { ListSearch } from '#ui/page/list/list-search.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { loadVideos } from './load-videos.ts';
import { VideoTile } from './video-tile.tsx';
import './videos.css';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadVideos(context.get(siteContext).call, new URL(request.url));
}

/** The number of videos on the first screen of phones and desks. */
const firstScreen = 3;

// spec: route:/videos
export default function VideosPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const list = useLoaderData<typeof loader>();
  const { s } = list.filters;
  const told = { title: t('frame.videos'), summary: t('videos.intro'), path: '/videos' };
  return (
    <>
      <PageMeta
        title={told.title}
        description={told.summary}
        page={s ? 1 : list.page}
        jsonLd={import.meta.env.SSR && collectionPage(told, pagesOf(list.data, rootData), rootData)}
      />
      <PageHeader title={told.title} intro={told.summary}>
        <ListSearch path={told.path} placeholder={t('videos.searchPlaceholder')} s={s} />
      </PageHeader>
      <div className="container videos-list">
        {list.data.length === 0 && (
          <EmptyList
            path={told.path}
            filters={list.filters}
            noneYet={t('videos.noneYet')}
            advice={t('videos.noneYetAdvice')}
          />
        )}
        <ul className="videos">
          {list.data.map((video, index) => (
            <VideoTile key={video.id} video={video} eager={index < firstScreen} />
          ))}
        </ul>
        {list.total > list.size && (
          <ListPager
            path={told.path}
            list={list}
            older={t('videos.showOlder')}
            newer={t('videos.showNewer')}
          />
        )}
      </div>
    </>
  );
}
