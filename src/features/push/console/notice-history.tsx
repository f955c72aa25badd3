import { BroadcastHistory, FourEyesNote } from '#broadcasts/console/broadcast-history.tsx';
import type { PushNotice } from '../contract.ts';
import { NoticeFigures } from './notice-figures.tsx';

interface NoticeHistoryProps {
  notice: PushNotice | undefined;
  fourEyes: boolean;
}

/** The state of a message, and the people who brought it there. */
export function NoticeHistory({ notice, fourEyes }: NoticeHistoryProps) {
  if (!notice) return fourEyes && <FourEyesNote />;
  return (
    <BroadcastHistory broadcast={notice} fourEyes={fourEyes}>
      <NoticeFigures notice={notice} />
    </BroadcastHistory>
  );
}
