import { useState } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { Keys } from '#ui/console/keys.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { carries } from './dragged.ts';
import { titlesOf } from './row-texts.ts';
import type { ReadyRow } from './row-texts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface ReadyListProps {
  rows: readonly ReadyRow[];
  onPlan: (row: ReadyRow, at: string) => void;
}

/** Approved work that has no date: for publishers to draw onto a day, or to date by a key. */
export function ReadyList({ rows, onPlan }: ReadyListProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const [dating, setDating] = useState<ReadyRow>();
  const first = rows.find(({ mayPublish }) => mayPublish);
  useShortcut(
    'D',
    ['Date the first that is ready', 'पहले तैयार का समय तय करें'],
    () => setDating(first),
    first !== undefined,
  );
  return (
    <section className="ready">
      <h2>
        {say('Ready, with no date', 'तैयार, समय तय नहीं')}{' '}
        <span className="view-count">{rows.length}</span>
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="day-entry">
            <Link
              className="ready-link"
              to={`/content/${row.collection}/${row.id}`}
              {...(row.mayPublish && carries(row.id))}
            >
              {row.mayPublish && <ConsoleIcon name="drag" />}
              <StatusMark status="approved" />
              {titlesOf(row, language).first}
            </Link>
            {row.mayPublish && (
              <ActionButton kind="quiet" onClick={() => setDating(row)}>
                {say('Schedule', 'समय तय करें')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {first && (
        <p className="day-note ready-by-hand">
          {say('Drag one onto a day, or press', 'किसी एक को दिन पर खींचें, या दबाएँ')} <Keys keys="D" />
          {say('. The usual hour is 06:00.', '\u202f। आम समय 06:00 है\u202f।')}
        </p>
      )}
      <p className="day-note">
        {say('Times are Indian time, wherever you are.', 'समय भारतीय समय है, आप कहीं भी हों\u202f।')}
      </p>
      {dating && (
        <ScheduleDialog
          isOpen
          isBusy={false}
          onClose={() => setDating(undefined)}
          onPlan={(at) => {
            onPlan(dating, at);
            setDating(undefined);
          }}
        />
      )}
    </section>
  );
}
