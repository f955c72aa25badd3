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
import { loadVideos } from './load-videos.ts';
import type { VideoList } from './load-videos.ts';
import { VideoTile } from './video-tile.tsx';
import './videos.css';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadVideos(context.get(siteContext).call, new URL(request.url));
}

/** Videos that a phone and a desk show without scrolling. */
const firstScreen = 3;

// spec: route:/videos
export default function VideosPage() {
  const { t } = useTranslation();
  const shell = useShell();
  const list = useLoaderData<typeof loader>();
  const told = { title: t('frame.videos'), summary: t('videos.intro'), path: '/videos' };
  return (
    <>
      <PageHead
        title={told.title}
        description={told.summary}
        page={list.s ? 1 : list.page}
        jsonLd={import.meta.env.SSR && collectionPage(told, pagesOf(list.data, shell), shell)}
      />
      <TitleWall title={told.title} intro={told.summary}>
        <VideoSearch s={list.s} />
      </TitleWall>
      <div className="container videos-list">
        {list.data.length === 0 && <NoVideos isFiltered={list.s !== ''} />}
        <ul className="videos">
          {list.data.map((video, index) => (
            <VideoTile key={video.id} video={video} eager={index < firstScreen} />
          ))}
        </ul>
        {list.total > list.size && <VideosPager list={list} />}
      </div>
    </>
  );
}

function VideoSearch({ s }: { s: string }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <search>
      <form action={to('/videos')}>
        <TextField
          type="search"
          name="s"
          icon="search"
          label={t('list.search')}
          placeholder={t('videos.searchPlaceholder')}
          defaultValue={s}
          className="filter-search"
        />
      </form>
    </search>
  );
}

function NoVideos({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <EmptyState
      art={<Scene name="quiet-mural" eager />}
      title={t(isFiltered ? 'list.nothingFound' : 'videos.noneYet')}
      text={t(isFiltered ? 'list.nothingFoundAdvice' : 'videos.noneYetAdvice')}
      action={
        <ButtonLink small href={to(isFiltered ? '/videos' : '/')}>
          {t(isFiltered ? 'list.clearFilter' : 'problem.goHome')}
        </ButtonLink>
      }
    />
  );
}

function VideosPager({ list: { data: videos, page, size, total, s } }: { list: VideoList }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const address = (number: number) =>
    to(withQuery('/videos', { s, page: number > 1 ? number : undefined }));
  const from = (page - 1) * size + 1;
  const until = from + videos.length - 1;
  return (
    <Pager
      olderHref={until < total ? address(page + 1) : undefined}
      olderLabel={t('videos.showOlder')}
      newerHref={page > 1 ? address(page - 1) : undefined}
      newerLabel={t('videos.showNewer')}
      count={t('list.showingRange', { from, to: until, total })}
    />
  );
}
