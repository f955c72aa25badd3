import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { shortDate } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { listRemovals, removalViews } from '../contract/desk.ts';
import type { RemovalRow } from '../contract/desk.ts';
import { RemovalDialog } from './removal-dialog.tsx';

type View = (typeof removalViews)[number];

const texts: Record<View, ConsoleText> = {
  asked: ['Wait for an answer', 'जवाब बाक़ी'],
  done: ['Blurred', 'धुंधले किए गए'],
  refused: ['Refused', 'नामंज़ूर'],
  undone: ['Shown again', 'फिर दिखाए गए'],
};

const daysLeft = (dueAt: string, now = Date.now()): number =>
  Math.ceil((Date.parse(dueAt) - now) / DAY_MS);

/** Wishes to be blurred, those first whose day comes first. */
export function RemovalsView() {
  const say = useSay();
  const sayText = useSayText();
  const [view, setView] = useState<View>('asked');
  const [open, setOpen] = useState<string>();
  const list = useCallQuery(listRemovals, { query: { view } });
  const rows = list.data?.data ?? [];
  return (
    <div className="booth-desk">
      <SelectField
        name="view"
        label={say('Which', 'कौन से')}
        value={view}
        onChange={({ currentTarget: { value } }) =>
          setView(removalViews.find((each) => each === value) ?? 'asked')
        }
      >
        {removalViews.map((each) => (
          <option key={each} value={each}>
            {sayText(texts[each])}
          </option>
        ))}
      </SelectField>
      <QueryState query={list} />
      {list.data && rows.length === 0 && (
        <ScreenState icon="check" title={say('Nothing is here', 'यहाँ कुछ नहीं है')}>
          {say(
            'People ask under each photo of the site. With a selfie of the face it is blurred at once, and stands under “Blurred”.',
            'लोग साइट की हर फ़ोटो के नीचे यह माँग सकते हैं\u202f। सेल्फ़ी मिल जाए तो चेहरा तुरंत धुंधला होकर “धुंधले किए गए” में आता है\u202f।',
          )}
        </ScreenState>
      )}
      <ul className="booth-rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} onOpen={() => setOpen(row.id)} />
        ))}
      </ul>
      {open && <RemovalDialog id={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function originOf({ source, byFace }: RemovalRow): ConsoleText {
  if (source === 'replacement') return ['the picture was replaced', 'तस्वीर बदली गई'];
  return byFace ? ['proven by a selfie', 'सेल्फ़ी से साबित'] : ['without a selfie', 'बिना सेल्फ़ी'];
}

function Row({ row, onOpen }: { row: RemovalRow; onOpen: () => void }) {
  const say = useSay();
  const sayText = useSayText();
  const may = usePermission();
  const language = useConsoleLanguage();
  const { state, title, album, createdAt, dueAt, decidedAt } = row;
  const left = daysLeft(dueAt);
  const isLate = state === 'asked' && left <= 0;
  const name = title ?? say('A photo that is gone', 'हटाई जा चुकी फ़ोटो');
  return (
    <li className="ruled-row">
      <div className="ruled-row-text">
        <span className="row-title">{name}</span>
        <p className={isLate ? 'row-note booth-late' : 'row-note'}>
          {album && `${album}, `}
          {sayText(originOf(row))}
          {', '}
          {state === 'asked'
            ? isLate
              ? say('! past its day', '! समय बीता')
              : say(`${left} days left`, `${left} दिन बाक़ी`)
            : shortDate(decidedAt ?? createdAt, language)}
        </p>
      </div>
      {may('booth:write') && (
        <ActionButton kind="line" icon="eye" onClick={onOpen}>
          {say('Open', 'खोलें')}
          <span className="visually-hidden">{name}</span>
        </ActionButton>
      )}
    </li>
  );
}
