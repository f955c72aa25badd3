import { DAY_MS } from '#lib/durations.ts';
import { dayOfMonth, hourOfDay } from '#ui/console/console-dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import type { Person } from './people.ts';

const isRecent = (moment: string) => Date.now() - Date.parse(moment) < DAY_MS;

/** The time at which somebody was last here: an hour of today, or a day. */
export function useLastSeen({ isHere, isSuspended, seenAt }: Person): string {
  const say = useSay();
  const language = useConsoleLanguage();
  if (isSuspended) return say('suspended', 'निलंबित');
  if (isHere) return say('here now', 'अभी यहाँ');
  if (!seenAt) return say('never yet', 'अभी तक नहीं');
  return isRecent(seenAt) ? hourOfDay(seenAt, language) : dayOfMonth(seenAt, language);
}

export function useSecondStep({ hasCodes, hasPasskeys }: Person): string {
  const say = useSay();
  const kinds = [
    ...(hasPasskeys ? [say('passkey', 'पासकी')] : []),
    ...(hasCodes ? [say('code', 'कोड')] : []),
  ];
  return kinds.length > 0 ? kinds.join(', ') : say('not set up yet', 'अभी सेट नहीं');
}
