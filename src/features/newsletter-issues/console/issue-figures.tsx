import { Figures } from '#ui/console/figures.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { IssueSummary } from '../contract.ts';

/** The end of each mail of an issue, with how far it is while it goes out. */
export function IssueFigures({ issue: { figures, state } }: { issue: IssueSummary }) {
  const say = useSay();
  if (!['sending', 'paused', 'cancelled', 'sent'].includes(state)) return null;
  const { total, sent, failed, left, unclear } = figures;
  const rows: [string, number][] = [
    [say('for', 'के लिए'), total],
    [say('sent', 'भेजे'), sent],
    [say('left meanwhile', 'इस बीच हट गए'), left],
    [say('refused', 'अस्वीकार'), failed],
    [say('unclear', 'पता नहीं'), unclear],
  ];
  const isUnderWay = state === 'sending' || state === 'paused';
  return (
    <div className="issue-progress">
      {isUnderWay && (
        <progress
          aria-label={say('Progress', 'कितना हुआ')}
          max={Math.max(1, total)}
          value={sent + failed + left + unclear}
        />
      )}
      <Figures rows={rows} isSmall />
    </div>
  );
}
