import { useState } from 'react';
import { useAct, useCall } from '#client/query.ts';
import { indianDay } from '#lib/clock.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { useSay, useStaffLanguage } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useTell } from '#ui/console/tell.ts';
import { listDrafts, readCalendar, scheduleDraft } from '../contract.ts';
import './calendar.css';
import { DayList } from './day-list.tsx';
import './lists.css';
import { MonthGrid } from './month-grid.tsx';
import type { Entry } from './month-grid.tsx';
import { daysOf, nameOfMonth, otherMonth, useMonth } from './month.ts';
import { ReadyList } from './ready-list.tsx';
import type { DraftRow } from './row-texts.ts';

/** The calendar of all that goes out, comes down and takes place, in Indian time. */
export default function CalendarScreen() {
  const say = useSay();
  const language = useStaffLanguage();
  const { month, today, go } = useMonth();
  const days = daysOf(month);
  const range = { from: days[0] ?? today, until: days.at(-1) ?? today };
  const calendar = useCall(readCalendar, { query: range }, { placeholderData: (before) => before });
  return (
    <Screen
      title={nameOfMonth(month, language)}
      subtitle={say(
        'What goes out and what comes down, in Indian time',
        'क्या निकलता है और क्या हटता है, भारतीय समय में',
      )}
      actions={<MonthSteps {...{ month, today, go }} />}
    >
      {calendar.error && !calendar.data && (
        <FailedState error={calendar.error} retry={() => void calendar.refetch()} />
      )}
      {calendar.isPending && <RowSkeletons />}
      {calendar.data && (
        <Weeks
          key={month}
          {...{ days, month, today }}
          entries={calendar.data.data}
          ready={calendar.data.ready}
        />
      )}
    </Screen>
  );
}

interface MonthStepsProps {
  month: string;
  today: string;
  go: (month: string) => void;
}

function MonthSteps({ month, today, go }: MonthStepsProps) {
  const say = useSay();
  const goToday = () => go(today.slice(0, 7));
  useShortcut('T', ['Today', 'आज'], goToday);
  return (
    <>
      <ActionButton kind="line" onClick={() => go(otherMonth(month, -1))}>
        {say('Before', 'पिछला')}
      </ActionButton>
      <ActionButton kind="line" keys="T" onClick={goToday}>
        {say('Today', 'आज')}
      </ActionButton>
      <ActionButton kind="line" onClick={() => go(otherMonth(month, 1))}>
        {say('Next', 'अगला')}
      </ActionButton>
    </>
  );
}

interface WeeksProps {
  days: readonly string[];
  month: string;
  today: string;
  entries: readonly Entry[];
  ready: readonly DraftRow[];
}

/** The month with one day open beside it; on a phone all its days that have something. */
function Weeks({ days, month, today, entries, ready }: WeeksProps) {
  const say = useSay();
  const [open, setOpen] = useState(today.startsWith(month) ? today : `${month}-01`);
  const plan = usePlan();
  const byDay = Map.groupBy(entries, ({ at }) => indianDay(new Date(at)));
  const filled = days.filter((day) => byDay.has(day) && day.startsWith(month));
  const planOn = (id: string, day: string) => {
    const row = ready.find((each) => each.id === id);
    if (row) plan(row, `${day}T06:00:00+05:30`);
  };
  return (
    <div className="calendar">
      <MonthGrid {...{ days, month, today, byDay, open, onOpen: setOpen, onDrop: planOn }} />
      <aside className="calendar-side" aria-label={say('The open day', 'खुला दिन')}>
        <DayList day={open} entries={byDay.get(open) ?? []} />
        <ReadyList rows={ready} onPlan={plan} />
      </aside>
      <FilledDays days={filled} {...{ month, today, byDay }} />
    </div>
  );
}

interface FilledDaysProps extends Pick<WeeksProps, 'days' | 'month' | 'today'> {
  byDay: ReadonlyMap<string, readonly Entry[]>;
}

/** For phones: the days that have something, in this month from today on; those before are folded. */
function FilledDays({ days, month, today, byDay }: FilledDaysProps) {
  const say = useSay();
  const isNow = today.startsWith(month);
  const [past, coming] = [days.filter((day) => day < today), days.filter((day) => day >= today)];
  const listed = (some: readonly string[]) =>
    some.map((day) => <DayList key={day} day={day} entries={byDay.get(day) ?? []} />);
  const shown = isNow ? coming : days;
  return (
    <div className="calendar-list">
      {listed(shown)}
      {shown.length === 0 && (
        <p className="day-empty">{say('Nothing more in this month', 'इस महीने और कुछ नहीं')}</p>
      )}
      {isNow && past.length > 0 && (
        <details className="calendar-past">
          <summary>{say('Earlier this month', 'इस महीने पहले')}</summary>
          {listed(past)}
        </details>
      )}
    </div>
  );
}

type Plannable = { id: string; collection: string; revisions: Record<string, number> };

function usePlan() {
  const say = useSay();
  const tell = useTell();
  const schedule = useAct(scheduleDraft, { refreshes: [readCalendar, listDrafts] });
  return ({ id, collection, revisions }: Plannable, at: string) =>
    schedule.mutate(
      { body: { id, collection, revisions, at } },
      {
        onError: tell.failed,
        onSuccess: () => tell.done(say('It goes out at that time.', 'यह उसी समय निकलेगा\u202f।')),
      },
    );
}
