import { useTranslation } from '#ui/translation.tsx';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { withQuery } from '#lib/address.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { collectionPage } from '#ui/page/json-ld/collection-page.ts';
import { pagesOf } from '#ui/page/json-ld/web-page.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Pager } from '#ui/pager.tsx';
import { TitleWall } from '#ui/title-wall.tsx';
import { AlbumRows } from './album-rows.tsx';
import { loadAlbums } from './load-albums.ts';
import type { AlbumList } from './load-albums.ts';
import './photos.css';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadAlbums(context.get(siteContext).call, new URL(request.url));
}

// spec: route:/photos
export default function AlbumsPage() {
  const { t } = useTranslation();
  const shell = useShell();
  const list = useLoaderData<typeof loader>();
  const told = { title: t('frame.photos'), summary: t('photos.intro'), path: '/photos' };
  return (
    <>
      <PageHead
        title={told.title}
        description={told.summary}
        page={list.s ? 1 : list.page}
        jsonLd={import.meta.env.SSR && collectionPage(told, pagesOf(list.data, shell), shell)}
      />
      <TitleWall title={told.title} intro={told.summary}>
        <AlbumSearch s={list.s} />
      </TitleWall>
      {list.data.length > 0 ? (
        <AlbumRows albums={list.data} />
      ) : (
        <NoAlbums isFiltered={list.s !== ''} />
      )}
      {list.total > list.size && <AlbumsPager list={list} />}
    </>
  );
}

function AlbumSearch({ s }: { s: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <search>
      <form action={to('/photos')}>
        <TextField
          type="search"
          name="s"
          icon="search"
          label={t('list.search')}
          placeholder={t('photos.searchPlaceholder')}
          defaultValue={s}
          className="filter-search"
        />
      </form>
    </search>
  );
}

function NoAlbums({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="container section">
      <EmptyState
        art={<Scene name="quiet-mural" eager />}
        title={t(isFiltered ? 'list.nothingFound' : 'photos.noneYet')}
        text={t(isFiltered ? 'list.nothingFoundAdvice' : 'photos.noneYetAdvice')}
        action={
          <ButtonLink small href={to(isFiltered ? '/photos' : '/')}>
            {t(isFiltered ? 'list.clearFilter' : 'problem.goHome')}
          </ButtonLink>
        }
      />
    </div>
  );
}

function AlbumsPager({ list: { data: albums, page, size, total, s } }: { list: AlbumList }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const address = (number: number) =>
    to(withQuery('/photos', { s, page: number > 1 ? number : undefined }));
  const from = (page - 1) * size + 1;
  const until = from + albums.length - 1;
  return (
    <div className="container">
      <Pager
        olderHref={until < total ? address(page + 1) : undefined}
        olderLabel={t('photos.showOlder')}
        newerHref={page > 1 ? address(page - 1) : undefined}
        newerLabel={t('photos.showNewer')}
        count={t('list.showingRange', { from, to: until, total })}
      />
    </div>
  );
}
