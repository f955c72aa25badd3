import { longDate } from '#lib/dates.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';

/** Introduces the leader: office, constituency, party, the next election. */
export function LeaderRoleLine({ className }: { className: string }) {
  const { t } = useTranslation();
  const { campaign, language, leaderRole } = useRootData();
  const { office, constituency, party, nextElection } = leaderRole();
  const foreign = useContentLanguage(campaign);
  const seat = [office, constituency].filter(Boolean).join(', ');
  if (!seat && !party && !nextElection) return null;
  return (
    <ul className={`leader-role ${className}`}>
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
