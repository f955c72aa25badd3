import { BroadcastHistory, FourEyesNote } from '#broadcasts/console/broadcast-history.tsx';
import type { PushNotice } from '../contract.ts';
import { NOT_CERTIFIED } from '../contract/reasons.ts';
import { NoticeFigures } from './notice-figures.tsx';

interface NoticeHistoryProps {
  notice: PushNotice | undefined;
  fourEyes: boolean;
}

/** The state of a message, and the people who brought it there. */
export function NoticeHistory({ notice, fourEyes }: NoticeHistoryProps) {
  if (!notice) return fourEyes && <FourEyesNote />;
  return (
    <BroadcastHistory broadcast={notice} reasonsInHindi={inHindi} fourEyes={fourEyes}>
      <NoticeFigures notice={notice} />
    </BroadcastHistory>
  );
}

const inHindi = {
  [NOT_CERTIFIED]: 'भेजने के समय इसका प्रमाण-पत्र लागू नहीं था\u202f। विज्ञापनों का रजिस्टर देखिए\u202f।',
};
