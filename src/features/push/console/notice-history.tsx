import { plannerSuspended } from '#contract/planner-suspended.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import type { PushNotice } from '../contract.ts';
import { NOT_CERTIFIED } from '../contract/reasons.ts';
import { Figures } from './push-screen.tsx';
import { stateTexts } from './push-texts.ts';

interface NoticeHistoryProps {
  notice: PushNotice | undefined;
  fourEyes: boolean;
}

/** The state of a message, and the people who brought it there. */
export function NoticeHistory({ notice, fourEyes }: NoticeHistoryProps) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const needs = say(
    'Somebody else has to approve it before it goes out.',
    'इसके जाने से पहले कोई और इसे मंज़ूर करेगा\u202f।',
  );
  if (!notice) return fourEyes ? <p className="row-note">{needs}</p> : null;
  const { state, authors, approvedBy, sentBy, sendAt, reason } = notice;
  const names = authors.map(({ name }) => name).join(', ');
  return (
    <div className="push-history">
      <p>
        <strong>{sayText(stateTexts[state])}</strong>
        {sendAt && ` · ${dayAndHour(sendAt, language)}`}
      </p>
      <p className="row-note">
        {say(`Written by ${names}.`, `लिखा: ${names}\u202f।`)}{' '}
        {approvedBy && say(`Approved by ${approvedBy.name}.`, `मंज़ूरी: ${approvedBy.name}\u202f।`)}{' '}
        {sentBy && say(`Sent by ${sentBy.name}.`, `भेजा: ${sentBy.name}\u202f।`)}
      </p>
      {reason && <p>{say(`Returned: ${reason}`, `लौटाया: ${inHindi[reason] ?? reason}`)}</p>}
      {fourEyes && state === 'draft' && <p className="row-note">{needs}</p>}
      <Figures notice={notice} />
    </div>
  );
}

/** Reasons that no agent has written. */
const inHindi: Record<string, string> = {
  [plannerSuspended[0]]: plannerSuspended[1],
  [NOT_CERTIFIED]: 'भेजने के समय इसका प्रमाण-पत्र लागू नहीं था\u202f। विज्ञापनों का रजिस्टर देखिए\u202f।',
};
