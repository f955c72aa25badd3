import type { PageHandle } from '../root.tsx';
import ComingSoonPage from './coming-soon-page.tsx';

export { loader } from './coming-soon-page.tsx';

export const handle = { frameless: true } satisfies PageHandle;

/** The same page without header and footer; its button leads home. */
export default function FramelessComingSoonPage() {
  return (
    <main>
      <ComingSoonPage />
    </main>
  );
}
