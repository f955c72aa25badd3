import { useTranslation } from '#ui/translation.tsx';
import { Link } from '#ui/link.tsx';
import type { PageHandle } from '../root.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import RoomPage from './room-page.tsx';

export const handle = { frameless: true } satisfies PageHandle;

/** The same without header and footer, so it has its own way out. */
export default function FramelessRoomPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <main>
      <RoomPage />
      <p className="container section">
        <Link href={to('/')}>{t('problem.goHome')}</Link>
      </p>
    </main>
  );
}
