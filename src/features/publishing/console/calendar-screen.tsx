import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { indianDay, toIso } from '#lib/clock.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { readCalendar } from '../contract.ts';
import { calendarViews, useCalendarAddress } from './calendar-address.ts';
import type { CalendarAddress, CalendarView } from './calendar-address.ts';
import './calendar.css';
import { DayList, OpenDay } from './day-list.tsx';
import './lists.css';
import { MonthGrid, isPlanned } from './month-grid.tsx';
import type { Entry } from './month-grid.tsx';
import { nameOfMonth, nameOfWeek } from './month.ts';
import { ReadyList } from './ready-list.tsx';
import type { ReadyRow } from './row-texts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { usePlan } from './use-plan.ts';

/** The calendar of all that goes out, comes down and takes place, in Indian time. */
export default function CalendarScreen() {
  const say = useSay();
  const language = useConsoleLanguage();
  const address = useCalendarAddress();
  const { days, view, month, today } = address;
  const range = { from: days[0] ?? today, until: days.at(-1) ?? today };
  const calendar = useCallQuery(
    readCalendar,
    { query: range },
    { placeholderData: (before) => before },
  );
  return (
    <Screen
      title={view === 'week' ? nameOfWeek(days, language) : nameOfMonth(month, language)}
      subtitle={say(
        'What goes out and what comes down, in Indian time',
        'क्या निकलता है और क्या हटता है, भारतीय समय में',
      )}
      actions={<Steps address={address} />}
    >
      {!calendar.data && <QueryState query={calendar} />}
      {calendar.data && (
        <Days
          key={`${view} ${range.from}`}
          address={address}
          entries={calendar.data.data}
          ready={calendar.data.ready}
        />
      )}
    </Screen>
  );
}

const viewTexts: Record<CalendarView, ConsoleText> = {
  month: ['Month', 'महीना'],
  week: ['Week', 'हफ़्ता'],
  list: ['List', 'सूची'],
};

function Steps({ address: { view, step, goToday, show } }: { address: CalendarAddress }) {
  const say = useSay();
  const sayText = useSayText();
  useShortcut('T', ['Today', 'आज'], goToday);
  useShortcut('J', ['Next', 'अगला'], () => step(1));
  useShortcut('K', ['Before', 'पिछला'], () => step(-1));
  return (
    <div className="calendar-steps">
      <button
        type="button"
        className="icon-button calendar-before"
        aria-label={say('Before', 'पिछला')}
        aria-keyshortcuts="K"
        onClick={() => step(-1)}
      >
        <ConsoleIcon name="next" />
      </button>
      <ActionButton kind="line" keys="T" onClick={goToday}>
        {say('Today', 'आज')}
      </ActionButton>
      <button
        type="button"
        className="icon-button"
        aria-label={say('Next', 'अगला')}
        aria-keyshortcuts="J"
        onClick={() => step(1)}
      >
        <ConsoleIcon name="next" />
      </button>
      <span role="group" className="calendar-views" aria-label={say('View', 'दृश्य')}>
        {calendarViews.map((each) => (
          <button
            key={each}
            type="button"
            className={each === view ? 'chip chip-on' : 'chip'}
            aria-pressed={each === view}
            onClick={() => show(each)}
          >
            {sayText(viewTexts[each])}
          </button>
        ))}
      </span>
    </div>
  );
}

interface DaysProps {
  address: CalendarAddress;
  entries: readonly Entry[];
  ready: readonly ReadyRow[];
}

/** The days with one of them open beside; as a list, and on a phone, those that have something. */
function Days({ address, entries, ready }: DaysProps) {
  const { days, month, today, view } = address;
  const say = useSay();
  const [open, setOpen] = useState(() => firstOpen(address));
  const [moving, setMoving] = useState<Entry>();
  const { plan, move } = usePlan();
  const byDay = Map.groupBy(entries, ({ at }) => indianDay(new Date(at)));
  const inView = (day: string) => view === 'week' || day.startsWith(month);
  const filled = days.filter((day) => byDay.has(day) && inView(day));
  const drop = (id: string, day: string) => {
    const row = ready.find((each) => each.id === id);
    if (row) void plan(row, `${day}T06:00:00+05:30`);
    const entry = entries.find((each) => each.id === id && isPlanned(each));
    if (entry) void move(entry, day + toIso(new Date(entry.at)).slice(10));
  };
  return (
    <div className={view === 'list' ? 'calendar calendar-as-list' : 'calendar'}>
      {view !== 'list' && (
        <MonthGrid
          {...{ days, today, byDay, open, onOpen: setOpen, onDrop: drop }}
          month={view === 'week' ? undefined : month}
        />
      )}
      <FilledDays days={filled} {...{ month, today, byDay, onMove: setMoving }} />
      <aside className="calendar-side" aria-label={say('The open day', 'खुला दिन')}>
        {view !== 'list' && (
          <OpenDay day={open} today={today} entries={byDay.get(open) ?? []} onMove={setMoving} />
        )}
        <ReadyList rows={ready} onPlan={(row, at) => void plan(row, at)} />
      </aside>
      {moving && (
        <ScheduleDialog
          isOpen
          isBusy={false}
          begin={moving.at}
          onClose={() => setMoving(undefined)}
          onPlan={(at) => {
            void move(moving, at);
            setMoving(undefined);
          }}
        />
      )}
    </div>
  );
}

/** Today where it is shown, else the first day of the month or the week. */
function firstOpen({ days, month, today, view }: CalendarAddress): string {
  if (days.includes(today) && (view === 'week' || today.startsWith(month))) return today;
  return view === 'week' ? (days[0] ?? today) : `${month}-01`;
}

interface FilledDaysProps {
  days: readonly string[];
  month: string;
  today: string;
  byDay: ReadonlyMap<string, readonly Entry[]>;
  onMove: (entry: Entry) => void;
}

/** The days that have something, from today on; those before are folded. */
function FilledDays({ days, month, today, byDay, onMove }: FilledDaysProps) {
  const say = useSay();
  const isNow = today.startsWith(month);
  const [past, coming] = [days.filter((day) => day < today), days.filter((day) => day >= today)];
  const listed = (some: readonly string[]) =>
    some.map((day) => (
      <DayList key={day} {...{ day, today, onMove }} entries={byDay.get(day) ?? []} />
    ));
  const shown = isNow ? coming : days;
  return (
    <div className="calendar-list">
      {listed(shown)}
      {shown.length === 0 && (
        <p className="day-empty">{say('Nothing more in these days', 'इन दिनों और कुछ नहीं')}</p>
      )}
      {isNow && past.length > 0 && (
        <details className="calendar-past">
          <summary>{say('Earlier', 'इससे पहले')}</summary>
          {listed(past)}
        </details>
      )}
    </div>
  );
}
