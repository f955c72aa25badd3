import { BroadcastHistory } from '#broadcasts/console/broadcast-history.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import type { NewsletterIssue } from '../contract.ts';
import { IssueFigures } from './issue-figures.tsx';

/** The state of an issue, the people who brought it there, and what holds it. */
export function IssueHistory({ issue, fourEyes }: { issue: NewsletterIssue; fourEyes: boolean }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { number, heldUntil } = issue;
  return (
    <BroadcastHistory
      broadcast={issue}
      detail={number !== null && say(` · issue ${number}`, ` · अंक ${number}`)}
      fourEyes={fourEyes}
    >
      {heldUntil && (
        <p className="issue-held">
          {say(
            `Nothing may go out now. It can from ${dayAndHour(heldUntil, language)} on.`,
            `अभी कुछ नहीं भेजा जा सकता\u202f। ${dayAndHour(heldUntil, language)} से जा सकेगा\u202f।`,
          )}
        </p>
      )}
      <IssueFigures issue={issue} />
    </BroadcastHistory>
  );
}
