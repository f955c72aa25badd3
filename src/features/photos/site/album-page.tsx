import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { longDate } from '#lib/dates.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { InlineScript } from '#ui/page/inline-script.tsx';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { OtherLanguages } from '#ui/page/other-languages.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { albumGrid } from './album-grid.ts';
import { albumJsonLd } from './album-json-ld.ts';
import { AlbumPhoto } from './album-photo.tsx';
import { loadAlbum } from './load-album.ts';
import openedPhoto from './opened-photo.ts?inline-script';
import { proportionOf, proportions } from './proportion.ts';
import './photos.css';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadAlbum(context.get(siteContext).call, params['slug'] ?? '');
}

/** The number of photos on the first screen. */
const firstScreen = 3;

export default function AlbumPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const { language } = rootData;
  const view = useLoaderData<typeof loader>();
  const { album, photos } = view;
  const { title, summary, place, takenAt, languages } = album;
  const day = longDate(takenAt, language);
  const { room, firsts } = albumGrid(photos.map(({ file }) => proportions[proportionOf(file)]));
  return (
    <div lang={useContentLanguage(album)} className="album">
      <PageMeta
        title={title}
        description={summary}
        languages={languages}
        shared={{ collection: 'albums', ...album }}
        jsonLd={import.meta.env.SSR && albumJsonLd(view, rootData)}
      />
      <PageHeader title={title} intro={summary ?? undefined}>
        <p>
          {place},{' '}
          <span lang={language}>{t('photos.countAndDay', { count: photos.length, day })}</span>
        </p>
      </PageHeader>
      <ul className={`album-photos album-photos-${room}`}>
        {photos.map((photo, index) => (
          <AlbumPhoto
            key={photo.id}
            photo={photo}
            isFirst={firsts.has(index)}
            eager={index < firstScreen}
          />
        ))}
      </ul>
      <InlineScript code={openedPhoto} />
      <div className="container section">
        {photos.length === 0 && <p lang={language}>{t('photos.noneYetAdvice')}</p>}
        <LanguageNotice text={album} />
        <div lang={language}>
          <OtherLanguages codes={album.languages} />
        </div>
      </div>
    </div>
  );
}
