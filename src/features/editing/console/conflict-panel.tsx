import { useMemo, useState } from 'react';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useTell } from '#ui/console/tell.ts';
import { plainText } from './behind.ts';
import { ConflictRow } from './conflict-row.tsx';
import type { Choice, Row } from './conflict-row.tsx';
import { useEditing, useSaveState } from './editing-context.ts';
import { clock } from './save-sentence.tsx';
import { fieldIn } from './saving/content-fields.ts';
import type { Dispute } from './saving/saved-part.ts';
import { bothTogether } from './both-together.ts';

/** Two texts of the same field side by side: one chooses, or writes them together. */
export function ConflictPanel({ onDone }: { onDone: () => void }) {
  const { saving } = useEditing();
  const state = useSaveState(saving);
  const [dispute] = state.kind === 'disputed' ? state.disputes : [];
  if (!dispute) return null;
  return (
    <DisputeForm key={`${dispute.part} ${dispute.theirs.id}`} dispute={dispute} onDone={onDone} />
  );
}

function DisputeForm({ dispute, onDone }: { dispute: Dispute; onDone: () => void }) {
  const say = useSay();
  const { saving } = useEditing();
  const { rows, choices, choose, together, write, valueOf } = useChoices(dispute);
  const chosen = rows.filter(({ field }) => choices[field] !== undefined);
  const save = async () => {
    const values = rows.map((row) => [row.field, valueOf(row)] as const);
    await saving.choose(dispute.part, Object.fromEntries(values));
    onDone();
  };
  useChoiceKeys(rows, choices, choose);
  return (
    <section className="conflict" aria-label={say('Two texts', 'दो लेख')}>
      <ConflictHead dispute={dispute} rows={rows} />
      {rows.map((row) => (
        <ConflictRow
          key={row.field}
          dispute={dispute}
          row={row}
          choice={choices[row.field]}
          onChoose={(choice) => choose(row.field, choice)}
          together={together(row)}
          onWrite={(text) => write(row.field, text)}
        />
      ))}
      <div className="conflict-row">
        <h3>{say('Will be saved', 'यह सहेजा जाएगा')}</h3>
        <div className="will-be-saved" lang={dispute.part === 'facts' ? undefined : dispute.part}>
          {chosen.length === 0 && say('Choose above', 'ऊपर चुनें')}
          {chosen.map((row) => (
            <p key={row.field}>{plainText(valueOf(row))}</p>
          ))}
        </div>
      </div>
      <footer className="conflict-foot">
        <p>
          <b>
            {say(
              `${chosen.length} of ${rows.length} chosen.`,
              `${rows.length} में से ${chosen.length} चुने गए\u202f।`,
            )}
          </b>
        </p>
        <ActionButton kind="quiet" onClick={onDone}>
          {say('Later', 'बाद में')}
        </ActionButton>
        <ActionButton disabled={chosen.length < rows.length} onClick={() => void save()}>
          {say('Save as chosen', 'चुने अनुसार सहेजें')}
        </ActionButton>
      </footer>
    </section>
  );
}

/** The disputed fields with both texts, and what is chosen for each so far. */
function useChoices({ part, fields, theirs }: Dispute) {
  const { saving } = useEditing();
  const rows = useMemo(
    () =>
      fields.map((field) => ({
        field,
        mine: saving.value(part, field),
        theirs: fieldIn(part, theirs.content, field),
      })),
    [saving, part, fields, theirs],
  );
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const together = (row: Row) =>
    written[row.field] ?? bothTogether(row.field, row.mine, row.theirs);
  return {
    rows,
    choices,
    together,
    choose: (field: string, choice: Choice) => setChoices({ ...choices, [field]: choice }),
    write: (field: string, text: string) => setWritten({ ...written, [field]: text }),
    valueOf(row: Row): unknown {
      const choice = choices[row.field];
      if (choice === 'both') return together(row);
      return choice === 'mine' ? row.mine : row.theirs;
    },
  };
}

/** 1, 2 and 3 choose for the first field that is not chosen yet. */
function useChoiceKeys(
  rows: readonly Row[],
  choices: Readonly<Record<string, Choice>>,
  choose: (field: string, choice: Choice) => void,
): void {
  const run = (choice: Choice) => {
    const next = rows.find(({ field }) => choices[field] === undefined) ?? rows.at(-1);
    if (next) choose(next.field, choice);
  };
  useShortcut('1', ['Take yours', 'अपना लें'], () => run('mine'));
  useShortcut('2', ['Take theirs', 'उनका लें'], () => run('theirs'));
  useShortcut('3', ['Write it together', 'मिलाकर लिखें'], () => run('both'));
}

function ConflictHead({ dispute, rows }: { dispute: Dispute; rows: readonly Row[] }) {
  const say = useSay();
  const tell = useTell();
  const who = dispute.theirs.author?.name ?? say('somebody else', 'किसी और');
  const at = dispute.theirs.at ? clock(Date.parse(dispute.theirs.at)) : '';
  const copy = () => {
    const text = rows.map(({ mine }) => plainText(mine)).join('\n\n');
    navigator.clipboard
      .writeText(text)
      .then(() => tell.done(say('Your text is copied', 'आपका लेख कॉपी हो गया')), tell.failed);
  };
  useShortcut('Ctrl Shift C', ['Copy my text', 'मेरा लेख कॉपी करें'], copy);
  return (
    <header className="conflict-head">
      <div>
        <h2>{say(`You and ${who} changed the same text`, `आपने और ${who} ने एक ही लेख बदला`)}</h2>
        <p>
          {at && say(`They saved at ${at}. `, `उन्होंने ${at} पर सहेजा\u202f। `)}
          {say(
            'Choose for each field. The other text stays in the revisions.',
            'हर फ़ील्ड के लिए चुनें\u202f। दूसरा लेख संस्करणों में रहेगा\u202f।',
          )}
        </p>
      </div>
      <ActionButton kind="line" keys="Ctrl Shift C" onClick={copy}>
        {say('Copy my text', 'मेरा लेख कॉपी करें')}
      </ActionButton>
    </header>
  );
}
