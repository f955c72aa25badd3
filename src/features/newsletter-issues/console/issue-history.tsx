import { plannerSuspended } from '#contract/planner-suspended.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import type { NewsletterIssue } from '../contract.ts';
import { NOTHING_TO_READ } from '../contract/reasons.ts';
import { IssueFigures } from './issue-figures.tsx';
import { stateTexts } from './issue-texts.ts';

/** The state of an issue, the people who brought it there, and what holds it. */
export function IssueHistory({ issue, fourEyes }: { issue: NewsletterIssue; fourEyes: boolean }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { state, number, authors, approvedBy, sentBy, sendAt, reason, heldUntil } = issue;
  const names = authors.map(({ name }) => name).join(', ');
  return (
    <div className="issue-history">
      <p>
        <strong>{sayText(stateTexts[state])}</strong>
        {number !== null && say(` · issue ${number}`, ` · अंक ${number}`)}
        {sendAt && ` · ${dayAndHour(sendAt, language)}`}
      </p>
      <p className="row-note">
        {[
          say(`Written by ${names}.`, `लिखा: ${names}\u202f।`),
          approvedBy && say(`Approved by ${approvedBy.name}.`, `मंज़ूरी: ${approvedBy.name}\u202f।`),
          sentBy && say(`Sent by ${sentBy.name}.`, `भेजा: ${sentBy.name}\u202f।`),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {reason && <p>{say(`Returned: ${reason}`, `लौटाया: ${inHindi[reason] ?? reason}`)}</p>}
      {heldUntil && (
        <p className="issue-held">
          {say(
            `Nothing may go out now. It can from ${dayAndHour(heldUntil, language)} on.`,
            `अभी कुछ नहीं भेजा जा सकता\u202f। ${dayAndHour(heldUntil, language)} से जा सकेगा\u202f।`,
          )}
        </p>
      )}
      {fourEyes && state === 'draft' && (
        <p className="row-note">
          {say(
            'Somebody else has to approve it before it goes out.',
            'इसके जाने से पहले कोई और इसे मंज़ूर करेगा\u202f।',
          )}
        </p>
      )}
      <IssueFigures issue={issue} />
    </div>
  );
}

/** Reasons that no agent has written. */
const inHindi: Record<string, string> = {
  [plannerSuspended[0]]: plannerSuspended[1],
  [NOTHING_TO_READ]:
    'भेजने के समय इसमें पढ़ने को कुछ नहीं था, क्योंकि जो इसमें दिखना था वह प्रकाशित नहीं है\u202f।',
};
