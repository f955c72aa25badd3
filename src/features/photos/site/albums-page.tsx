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
import { AlbumRows } from './album-rows.tsx';
import { loadAlbums } from './load-albums.ts';
import './photos.css';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadAlbums(context.get(siteContext).call, new URL(request.url));
}

// spec: route:/photos
export default function AlbumsPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const list = useLoaderData<typeof loader>();
  const { s } = list.filters;
  const told = { title: t('frame.photos'), summary: t('photos.intro'), path: '/photos' };
  return (
    <>
      <PageMeta
        title={told.title}
        description={told.summary}
        page={s ? 1 : list.page}
        jsonLd={import.meta.env.SSR && collectionPage(told, pagesOf(list.data, rootData), rootData)}
      />
      <PageHeader title={told.title} intro={told.summary}>
        <ListSearch path={told.path} placeholder={t('photos.searchPlaceholder')} s={s} />
      </PageHeader>
      {list.data.length > 0 ? (
        <AlbumRows albums={list.data} />
      ) : (
        <div className="container section">
          <EmptyList
            path={told.path}
            filters={list.filters}
            noneYet={t('photos.noneYet')}
            advice={t('photos.noneYetAdvice')}
          />
        </div>
      )}
      {list.total > list.size && (
        <div className="container">
          <ListPager
            path={told.path}
            list={list}
            older={t('photos.showOlder')}
            newer={t('photos.showNewer')}
          />
        </div>
      )}
    </>
  );
}
