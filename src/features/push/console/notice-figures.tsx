import { Figures } from '#ui/console/figures.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { PushNotice } from '../contract.ts';

/** The figures of a message that went out. */
export function NoticeFigures({ notice: { figures, state } }: { notice: PushNotice }) {
  const say = useSay();
  if (!['sending', 'stopped', 'sent'].includes(state)) return null;
  const { total, sent, gone, failed, unclear } = figures;
  const rows = [
    [say('for', 'के लिए'), total],
    [say('sent', 'भेजे'), sent],
    [say('gone', 'अब नहीं'), gone],
    [say('failed', 'विफल'), failed],
    [say('unclear', 'पता नहीं'), unclear],
  ] as const;
  return <Figures rows={rows} isSmall />;
}
