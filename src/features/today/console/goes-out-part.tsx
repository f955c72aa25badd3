import { Fragment } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { calendarEntry } from '#features/publishing/contract.ts';
import { indianDay } from '#lib/clock.ts';
import { weekday } from '#lib/dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { useKinds } from './kinds.ts';
import { clockOf, useNow } from './now.ts';
import { Answered, Part } from './part.tsx';
import { useTitleOf } from './titles.ts';
import { useTodaysCalendar } from './todays-calendar.ts';

type Entry = z.output<typeof calendarEntry>;

const SHOWN = 7;

/** Today and tomorrow in the order of hours, with a line at the moment. */
export function GoesOutPart() {
  const say = useSay();
  const now = useNow();
  const query = useTodaysCalendar();
  return (
    <Part
      className="today-goes-out"
      title={say('Goes out today', 'आज क्या प्रकाशित होगा')}
      more={{ to: '/calendar', label: say('Calendar', 'कैलेंडर') }}
    >
      <Answered query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="today-empty">
              {say('Nothing is planned until tomorrow.', 'कल तक कुछ तय नहीं है\u202f।')}
            </p>
          ) : (
            <Hours entries={data.slice(0, SHOWN)} now={now} />
          )
        }
      </Answered>
    </Part>
  );
}

function Hours({ entries, now }: { entries: readonly Entry[]; now: Date }) {
  const say = useSay();
  const next = entries.findIndex(({ at }) => new Date(at) > now);
  const line = (
    <li className="today-now" key="now">
      <time dateTime={now.toISOString()}>
        <span className="visually-hidden">{say('Now ', 'अभी ')}</span>
        {clockOf(now)}
      </time>
    </li>
  );
  return (
    <ol className="today-hours">
      {entries.map((entry, index) => (
        <Fragment key={`${entry.id} ${entry.what} ${entry.at}`}>
          {index === next && line}
          <Hour entry={entry} now={now} />
        </Fragment>
      ))}
      {next === -1 && line}
    </ol>
  );
}

function Hour({ entry, now }: { entry: Entry; now: Date }) {
  const language = useConsoleLanguage();
  const titleOf = useTitleOf();
  const note = useNote();
  const { id, collection, titles, at, state } = entry;
  const isToday = indianDay(new Date(at)) === indianDay(now);
  return (
    <li className="today-hour">
      <time dateTime={at} className={isToday ? undefined : 'today-later'}>
        {!isToday && `${weekday(at, language, 'short')} `}
        {clockOf(at)}
      </time>
      <StatusMark status={state} />
      <div className="ruled-row-text">
        <Link className="row-title" to={`/content/${collection}/${id}`}>
          {titleOf(titles)}
        </Link>
        <p className="row-note">{note(entry)}</p>
      </div>
    </li>
  );
}

function useNote() {
  const say = useSay();
  const kindOf = useKinds();
  return ({ what, collection, languages }: Entry) => {
    const kind = kindOf(collection);
    const codes = languages.join(' ');
    const said = {
      'goes-out': say(`Scheduled. ${kind}`, `समय तय\u202f। ${kind}`),
      'went-out': say(`Live. ${kind}`, `प्रकाशित\u202f। ${kind}`),
      'comes-down': say(`Comes down. ${kind}`, `हटेगा\u202f। ${kind}`),
      'takes-place': say(`${kind} begins`, `${kind} शुरू`),
    };
    return codes ? `${said[what]}, ${codes}` : said[what];
  };
}
