import { dayMonth } from '#lib/dates.ts';
import { Cover } from '#ui/page/cover.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { AlbumCard } from './load-albums.ts';

/** The sizes of covers; the style sheet decides which album of a row is the wide one. */
const phone = [360, 240] as const;
const desk = [720, 300] as const;

/** The number of albums on the first screen of phones and desks. */
const firstScreen = 3;

/** Albums in rows of unequal widths without gaps, so that their horizons meet. */
export function AlbumRows({ albums }: { albums: AlbumCard[] }) {
  return (
    <ul className="albums">
      {albums.map((album, index) => (
        <AlbumTile key={album.id} album={album} eager={index < firstScreen} />
      ))}
    </ul>
  );
}

function AlbumTile({ album, eager }: { album: AlbumCard; eager: boolean }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const foreign = useContentLanguage(album);
  const { path, title, count, takenAt, image } = album;
  return (
    <li className="album-tile">
      <div className="album-cover" lang={foreign}>
        {image && <Cover image={image} shape={phone} wide={desk} eager={eager} />}
      </div>
      <div className="album-words">
        <h2 className="album-title" lang={foreign}>
          <a className="stretched-link" href={to(path ?? '/photos')}>
            {title}
          </a>
        </h2>
        <p className="type-meta">
          {t('photos.countAndDay', { count, day: dayMonth(takenAt, language) })}
        </p>
      </div>
    </li>
  );
}
