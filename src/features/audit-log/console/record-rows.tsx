import { useCallPages } from '#client/query-pages.ts';
import { useCallQuery } from '#client/query.ts';
import { longDate } from '#lib/dates.ts';
import { dayOfMonth, hourOfDay } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { ShowMore } from '#ui/console/show-more.tsx';
import { describeRecord, listRecord } from '../contract.ts';
import type { RecordEntry, RecordFilter } from '../contract.ts';

/** The entries of the record, newest first; each opens to tell why, from where and its seals. */
export function RecordRows({ filter }: { filter: RecordFilter }) {
  return (
    <div className="record">
      <Rows filter={filter} />
    </div>
  );
}

function Rows({ filter }: { filter: RecordFilter }) {
  const say = useSay();
  const pages = useCallPages(listRecord, (before) => ({
    query: { ...filter, ...(before && { before }) },
  }));
  const { rows } = pages;
  if (!rows) return <QueryState query={pages} />;
  if (rows.length === 0)
    return (
      <ScreenState icon="empty" title={say('Nothing found', 'कुछ नहीं मिला')}>
        {say(
          'No line is like this. Take a filter away.',
          'ऐसी कोई पंक्ति नहीं है\u202f। कोई फ़िल्टर हटाएँ\u202f।',
        )}
      </ScreenState>
    );
  return (
    <>
      {rows.map((entry) => (
        <Entry key={entry.position} entry={entry} />
      ))}
      <ShowMore pages={pages} />
    </>
  );
}

function Entry({ entry }: { entry: RecordEntry }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { at, by, did, outcome, isLook } = entry;
  const isDone = outcome === 'done';
  const outcomes = { refused: say('refused', 'मना हुआ'), failed: say('failed', 'विफल'), done: '' };
  return (
    <details className="record-entry">
      <summary>
        <time dateTime={at} title={longDate(at, language)}>
          {dayOfMonth(at, language)}, {hourOfDay(at, language)}
        </time>
        <span>{by || say('The clock', 'घड़ी')}</span>
        <span className={isDone ? 'record-did' : 'record-did record-not-done'}>
          {sayText(did)}
          {!isDone && ` (${outcomes[outcome]})`}
        </span>
        <span className="record-about">
          <About entry={entry} />
        </span>
        <span className="seal">{entry.seal}</span>
        <span className="record-mark">
          {isLook && (
            <ConsoleIcon name="eye" label={say('a look at people’s data', 'लोगों के डेटा पर नज़र')} />
          )}
          {!isDone && <ConsoleIcon name="warning" label={outcomes[outcome]} />}
        </span>
      </summary>
      <Details entry={entry} />
    </details>
  );
}

const MAX_NAMED = 3;
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/i;

interface Told {
  names: string[];
  /** How many more there are, or how many in all where none is named. */
  rest: number;
}

/** The things with a name, or else by their ids; of long ids, which say nothing, only one is begun. */
function toldOf(about: RecordEntry['about']): Told {
  const named = about.flatMap(({ name }) => name ?? []);
  const ids = about.map(({ id }) => (UUID.test(id) ? `${id.slice(0, 8)}…` : id));
  if (named.length === 0 && about.length > 1 && about.some(({ id }) => UUID.test(id)))
    return { names: [], rest: about.length };
  const all = named.length > 0 ? named : ids;
  return { names: all.slice(0, MAX_NAMED), rest: Math.max(all.length - MAX_NAMED, 0) };
}

/** Whether a row tells all that an entry is about. */
const isWhole = (about: RecordEntry['about']) =>
  toldOf(about).names.join() === about.map(({ id, name }) => name ?? id).join();

function About({ entry: { target, about } }: { entry: RecordEntry }) {
  const say = useSay();
  const sayText = useSayText();
  const { data } = useCallQuery(describeRecord, {}, { staleTime: Infinity });
  const label = data?.data.targets.find((each) => each.target === target)?.label;
  const kind = label ? sayText(label) : target;
  const { names, rest } = toldOf(about);
  if (names.length === 0)
    return <>{rest > 0 ? `${kind}: ${rest.toLocaleString('en-IN')}` : kind}</>;
  const more = rest > 0 ? say(` and ${rest} more`, ` और ${rest}`) : '';
  return <>{`${kind}: ${names.join(', ')}${more}`}</>;
}

function Details({ entry }: { entry: RecordEntry }) {
  const say = useSay();
  const { why, network, sealBefore, seal, about, position } = entry;
  return (
    <dl className="record-details">
      {why && (
        <div>
          <dt>{say('Why', 'क्यों')}</dt>
          <dd>{why}</dd>
        </div>
      )}
      <div>
        <dt>{say('From', 'कहाँ से')}</dt>
        <dd>{network || say('the server itself', 'स्वयं सर्वर')}</dd>
      </div>
      <div>
        <dt>{say('Line; seal before, seal of this line', 'पंक्ति; पहले की मुहर, इस पंक्ति की मुहर')}</dt>
        <dd className="seal">
          {position}; {sealBefore} → {seal}
        </dd>
      </div>
      {!isWhole(about) && (
        <div>
          <dt>{say('On', 'किस पर')}</dt>
          <dd>{about.map(({ id, name }) => name ?? id).join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
