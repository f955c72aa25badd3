import type { PageHandle } from '../root.tsx';
import ComingSoonPage from './coming-soon-page.tsx';

export { loader } from './coming-soon-page.tsx';

export const handle = { frameless: true } satisfies PageHandle;

/** The same without header and footer; its action is the way out. */
export default function FramelessComingSoonPage() {
  return (
    <main>
      <ComingSoonPage />
    </main>
  );
}
