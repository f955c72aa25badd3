import { Finished } from '#ui/page/finished.tsx';
import { Problem } from './problem-page.tsx';
import type { PageHandle } from './root.tsx';

export const handle = { asleep: true } satisfies PageHandle;

/** What the service worker shows at any address that it cannot reach and does not keep. */
export default function OfflinePage() {
  return <Finished>{import.meta.env.SSR && <Problem kind="offline" />}</Finished>;
}
