import { longDate } from '#lib/dates.ts';
import { useForeign } from '#ui/page/foreign.ts';
import { useShell } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';

/** Who the leader is to somebody who has not heard of them: office, place, party, the next election. */
export function StandingLine({ className }: { className: string }) {
  const { t } = useTranslation();
  const { campaign, language, standing } = useShell();
  const { office, constituency, party, nextElection } = standing();
  const foreign = useForeign(campaign);
  const seat = [office, constituency].filter(Boolean).join(', ');
  if (!seat && !party && !nextElection) return null;
  return (
    <ul className={`standing ${className}`}>
      {seat && <li lang={foreign}>{seat}</li>}
      {party && <li lang={foreign}>{party}</li>}
      {nextElection && (
        <li>
          <time dateTime={nextElection}>
            {t('home.nextElection', { day: longDate(nextElection, language) })}
          </time>
        </li>
      )}
    </ul>
  );
}
