import { longDate, monthYear } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { calendarAddress } from './calendar-address.ts';
import { firstDay } from './event-days.ts';
import type { Calendar } from './load-calendar.ts';

/** The empty state of a month, with a link to the next day that has an event. */
export function EmptyMonth({ calendar: { month, category, next } }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const day = next[0] && firstDay(next[0]);
  return (
    <EmptyState
      art={<Scene name="quiet-mural" />}
      title={t('events.noneThatMonth', { month: monthYear(`${month}-15`, language) })}
      action={
        <ButtonLink href={to(calendarAddress({ day, category }))}>
          {day ? t('events.nextEvent', { day: longDate(day, language) }) : t('events.toThisMonth')}
        </ButtonLink>
      }
    />
  );
}
