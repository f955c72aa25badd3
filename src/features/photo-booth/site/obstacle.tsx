import { longDate } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Standing } from './fetch-contract.ts';

/** Whether somebody may search now. */
export const isOpenTo = (standing: Standing): boolean => obstacleTo(standing) === undefined;

/** Tells why somebody can't search now, and what to do about it. */
export function Obstacle({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const obstacle = obstacleTo(standing);
  if (!obstacle) return null;
  const day = standing.beginsAgainAt ? longDate(standing.beginsAgainAt, language) : '';
  return (
    <>
      <p role="status">{t(`booth.${obstacle}`, { day })}</p>
      <p className="row">
        {standing.needs && <ButtonLink href={to('/profile')}>{t('frame.profileView')}</ButtonLink>}
        {standing.found > 0 && (
          <ButtonLink href={to('/photobooth-gallery')}>{t('booth.toGallery')}</ButtonLink>
        )}
      </p>
    </>
  );
}

function obstacleTo({ isSetUp, needs, beginsAgainAt, albums, searchesLeft }: Standing) {
  if (!isSetUp) return 'notSetUp';
  if (needs) return needOf[needs];
  if (beginsAgainAt) return 'beginsAgain';
  if (albums.length === 0) return 'noAlbums';
  return searchesLeft === 0 ? 'noneLeft' : undefined;
}

const needOf = {
  phoneNumber: 'needsNumber',
  dateOfBirth: 'needsBirthday',
  parent: 'needsParent',
} as const;
