import type { ReactNode } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { checkDraft } from '#features/editing/contract.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import type { Review } from './review.ts';

interface ReviewChecksProps {
  review: Review;
  /** Shown once the checks have been told, so that what they tell does not move it. */
  children: ReactNode;
}

/** Faults that need no reader: pictures without words, dead links; and when it would go out. */
export function ReviewChecks({ review, children }: ReviewChecksProps) {
  const { collection, document: id } = review;
  const query = useCallQuery(checkDraft, { query: { collection, id } });
  return (
    <>
      <QueryState query={query} rows={1} />
      <Findings review={review} check={query.data?.data} />
      {!query.isPending && children}
    </>
  );
}

type Check = ReplyOf<typeof checkDraft>['data'];

function Findings({ review, check }: { review: Review; check: Check | undefined }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { wantedAt } = review;
  const sent = new Set<string>(review.parts.map(({ part }) => part));
  const findings = check?.findings.filter(({ part }) => sent.has(part)) ?? [];
  return (
    <ul className="review-checks">
      {findings.map(({ part, field, kind, url, message }) => (
        <li key={`${part} ${field} ${kind} ${url}`} className="review-finding">
          <ConsoleIcon name="warning" />
          {message}
        </li>
      ))}
      {check && findings.length === 0 && (
        <li>
          <ConsoleIcon name="check" />
          {say('Nothing stands in the way', 'कोई रुकावट नहीं')}
        </li>
      )}
      <Links {...check?.links} />
      {wantedAt !== null && (
        <li>
          <ConsoleIcon name="clock" />
          {say(
            `Would go out ${dayAndHour(wantedAt, language)}`,
            `${dayAndHour(wantedAt, language)} पर निकलेगा`,
          )}
        </li>
      )}
    </ul>
  );
}

function Links({ all = 0, answering = 0 }: { all?: number; answering?: number }) {
  const say = useSay();
  if (all === 0 || all !== answering) return null;
  return (
    <li>
      <ConsoleIcon name="check" />
      {say(all === 1 ? '1 link answers' : `${all} links answer`, `${all} लिंक चल रहे हैं`)}
    </li>
  );
}
