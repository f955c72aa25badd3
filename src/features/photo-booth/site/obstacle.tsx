import { longDate } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { BoothStatus } from './fetch-contract.ts';

/** Whether somebody may search now. */
export const isOpenTo = (status: BoothStatus): boolean => obstacleTo(status) === undefined;

/** Tells why somebody can't search now, and what to do about it. */
export function Obstacle({ status }: { status: BoothStatus }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const obstacle = obstacleTo(status);
  if (!obstacle) return null;
  if (obstacle === 'noAlbums') return <NoAlbums found={status.found} />;
  const day = status.beginsAgainAt ? longDate(status.beginsAgainAt, language) : '';
  return (
    <>
      <p role="status">{t(`booth.${obstacle}`, { day })}</p>
      <p className="row">
        {status.needs && <ButtonLink href={to('/profile')}>{t('frame.profileView')}</ButtonLink>}
        <ToGallery found={status.found} />
      </p>
    </>
  );
}

/** Tells that there is nothing to search yet, and leads to the photos that anybody may see. */
export function NoAlbums({ found = 0 }: { found?: number }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <>
      <p role="status">{t('booth.noAlbums')}</p>
      <p className="row">
        <ButtonLink href={to('/photos')}>{t('frame.photos')}</ButtonLink>
        <ToGallery found={found} />
      </p>
    </>
  );
}

function ToGallery({ found }: { found: number }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  if (found === 0) return null;
  return <ButtonLink href={to('/photobooth-gallery')}>{t('booth.toGallery')}</ButtonLink>;
}

function obstacleTo({ isSetUp, needs, beginsAgainAt, albums, searchesLeft }: BoothStatus) {
  if (!isSetUp) return 'notSetUp';
  if (albums.length === 0) return 'noAlbums';
  if (needs) return needOf[needs];
  if (beginsAgainAt) return 'beginsAgain';
  return searchesLeft === 0 ? 'noneLeft' : undefined;
}

const needOf = {
  phoneNumber: 'needsNumber',
  dateOfBirth: 'needsBirthday',
  parent: 'needsParent',
} as const;
