import { useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowRights } from './row-menu.tsx';
import type { DraftRow } from './row-texts.ts';
import { titlesOf, whenText } from './row-texts.ts';

interface DraftTableProps {
  rows: readonly DraftRow[];
  chosen: ReadonlySet<string>;
  /** Left out where nothing can be done with many. */
  onChoose?: ((chosen: ReadonlySet<string>) => void) | undefined;
  /** The rights of the agent in a kind of content. */
  mayIn: (collection: string) => RowRights;
}

/** Rows of documents; J and K go from one to the next, X chooses, Enter opens. */
export function DraftTable({ rows, chosen, onChoose, mayIn }: DraftTableProps) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<number>(undefined);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('.draft-title') ?? [])];
  const current = () => links().findIndex((link) => link === document.activeElement);
  const step = (by: number) => {
    const next = links()[Math.max(0, current() + by)];
    next?.focus();
  };
  const choose = (index: number, isRange = false) => {
    const from = isRange ? (last.current ?? index) : index;
    const ids = rows.slice(Math.min(from, index), Math.max(from, index) + 1).map(({ id }) => id);
    const next = new Set(chosen);
    const isOff = !isRange && ids.every((id) => next.has(id));
    ids.forEach((id) => (isOff ? next.delete(id) : next.add(id)));
    last.current = index;
    onChoose?.(next);
  };
  const chooseCurrent = (isRange: boolean) => {
    const index = current();
    if (index >= 0) choose(index, isRange);
  };
  useShortcut('J', ['Next row', 'अगली पंक्ति'], () => step(1));
  useShortcut('K', ['Previous row', 'पिछली पंक्ति'], () => step(-1));
  useShortcut('X', ['Choose the row', 'पंक्ति चुनें'], () => chooseCurrent(false), Boolean(onChoose));
  useShortcut(
    'Shift X',
    ['Choose all rows up to here', 'यहाँ तक की सब पंक्तियाँ चुनें'],
    () => chooseCurrent(true),
    Boolean(onChoose),
  );
  return (
    <ul ref={list} className="draft-rows">
      {rows.length > 0 && <Head {...{ rows, chosen, onChoose }} />}
      {rows.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          may={mayIn(row.collection)}
          isChosen={chosen.has(row.id)}
          onChoose={onChoose && ((isRange) => choose(index, isRange))}
        />
      ))}
    </ul>
  );
}

/** Names the columns, and chooses all rows of the page or none. */
function Head({ rows, chosen, onChoose }: Omit<DraftTableProps, 'mayIn'>) {
  const say = useSay();
  const isAll = rows.every(({ id }) => chosen.has(id));
  return (
    <li className={classNames('draft-row draft-head', !onChoose && 'draft-row-plain')}>
      {onChoose && (
        <input
          type="checkbox"
          className="draft-choose"
          checked={isAll}
          aria-label={say('Choose all on this page', 'इस पन्ने पर सब चुनें')}
          onChange={() => onChoose(new Set(isAll ? [] : rows.map(({ id }) => id)))}
        />
      )}
      <span />
      <span>{say('Title', 'शीर्षक')}</span>
      <span>{say('Category', 'श्रेणी')}</span>
      <span>{say('Languages', 'भाषाएँ')}</span>
      <span>{say('When', 'कब')}</span>
      <span />
    </li>
  );
}

interface RowProps {
  row: DraftRow;
  may: RowRights;
  isChosen: boolean;
  onChoose: ((isRange: boolean) => void) | undefined;
}

function Row({ row, may, isChosen, onChoose }: RowProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { first, second } = titlesOf(row, language);
  const title = first || say('Without a title', 'बिना शीर्षक');
  return (
    <li
      className={classNames(
        'draft-row',
        isChosen && 'draft-row-chosen',
        !onChoose && 'draft-row-plain',
      )}
    >
      {onChoose && (
        <input
          type="checkbox"
          className="draft-choose"
          checked={isChosen}
          aria-label={say(`Choose “${title}”`, `“${title}” चुनें`)}
          onChange={({ nativeEvent }) => onChoose((nativeEvent as MouseEvent).shiftKey)}
        />
      )}
      <span className="draft-picture">
        {row.image && <img src={row.image.url} width={72} height={48} alt="" loading="lazy" />}
      </span>
      <span className="draft-titles">
        <Link className="draft-title" to={`/content/${row.collection}/${row.id}`}>
          {title}
        </Link>
        {second && <span className="draft-second">{second}</span>}
      </span>
      <span className="draft-category">{row.category?.title}</span>
      <span className="draft-marks">
        {row.parts.map(({ part, state }) => (
          <span
            key={part}
            className={state === 'not-begun' ? 'draft-mark draft-mark-none' : 'draft-mark'}
          >
            {part} <StatusMark status={state} />
          </span>
        ))}
      </span>
      <span className="draft-when">
        {whenText(row, language)}
        <span className="draft-author">
          {row.author ? row.author.name : say('From the files', 'फ़ाइलों से')}
        </span>
      </span>
      <span className="draft-menu">
        <RowMenu row={row} title={title} may={may} />
      </span>
    </li>
  );
}
