import type { PageHandle } from '../root.tsx';
import RoomPage from './room-page.tsx';

export { loader } from './room-page.tsx';

export const handle = { frameless: true } satisfies PageHandle;

/** The same without header and footer; its action is the way out. */
export default function FramelessRoomPage() {
  return (
    <main>
      <RoomPage />
    </main>
  );
}
