import { ActionButton } from '#ui/console/action-button.tsx';
import { focusOnShow } from '#ui/console/focus-on-show.ts';
import { Keys } from '#ui/console/keys.tsx';
import { useMe } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { Chosen, SameField, Unchanged, WillBeSaved } from './conflict-end.tsx';
import { AskColleague, QuestionsAsked } from './conflict-question.tsx';
import { ConflictRow } from './conflict-row.tsx';
import { inBoth } from './conflict-texts.ts';
import type { Choice, Row } from './conflict-texts.ts';
import { useEditing, useSaveState } from './editing-context.ts';
import { Initial } from './editor-bar.tsx';
import { clock } from './save-sentence.tsx';
import type { PartConflict } from './saving/edited-part.ts';
import { useChoices } from './use-choices.ts';
import { useInWords } from './use-in-words.ts';
import { useTheirs } from './use-theirs.ts';
import type { TheirText } from './use-theirs.ts';

/** Two texts of the same field side by side: one chooses, or writes them together. */
export function ConflictPanel({ onDone }: { onDone: () => void }) {
  const { saving } = useEditing();
  const state = useSaveState(saving);
  const [conflict] = state.kind === 'conflict' ? state.conflicts : [];
  if (!conflict) return null;
  return (
    <ConflictForm
      key={`${conflict.part} ${conflict.theirs.id}`}
      conflict={conflict}
      onDone={onDone}
    />
  );
}

function ConflictForm({ conflict, onDone }: { conflict: PartConflict; onDone: () => void }) {
  const say = useSay();
  const { saving, collection } = useEditing();
  const their = useTheirs(conflict);
  const { rows, choices, choose, together, write, valueOf } = useChoices(conflict);
  const isComplete = rows.every(({ field }) => choices[field] !== undefined);
  const save = async () => {
    if (!isComplete) return;
    const values = rows.map((row) => [row.field, valueOf(row)] as const);
    await saving.choose(conflict.part, Object.fromEntries(values));
    onDone();
  };
  useChoiceKeys(rows, choices, choose);
  useShortcut('Ctrl Enter', ['Save as chosen', 'चुने अनुसार सहेजें'], () => void save());
  const { titled, others, mine } = inBoth(collection, conflict, saving);
  return (
    <section
      className="conflict"
      aria-label={say('Two texts', 'दो लेख')}
      tabIndex={-1}
      ref={focusOnShow}
    >
      <ConflictHead {...{ conflict, rows, their }} />
      <Columns {...{ conflict, their }} />
      {titled !== undefined && <SameField part={conflict.part} field={titled} />}
      {rows.map((row, at) => (
        <ConflictRow
          key={row.field}
          {...{ conflict, row, their }}
          place={{ at: at + 1, of: rows.length }}
          choice={choices[row.field]}
          onChoose={(choice) => choose(row.field, choice)}
          together={together(row)}
          onWrite={(text) => write(row.field, text)}
        />
      ))}
      <WillBeSaved {...{ conflict, rows, choices, valueOf }} />
      <Unchanged part={conflict.part} others={others} mine={mine} />
      <QuestionsAsked {...{ conflict, their }} />
      <footer className="conflict-foot">
        <Chosen {...{ conflict, rows, choices, their }} />
        <AskColleague {...{ conflict, rows, their, choices }} />
        <ActionButton kind="quiet" onClick={onDone}>
          {say('Later', 'बाद में')}
        </ActionButton>
        <ActionButton keys="Ctrl Enter" disabled={!isComplete} onClick={() => void save()}>
          {say('Save as chosen', 'चुने अनुसार सहेजें')}
        </ActionButton>
      </footer>
    </section>
  );
}

/** 1, 2 and 3 choose for the field that has the focus, else for the first that is not chosen yet. */
function useChoiceKeys(
  rows: readonly Row[],
  choices: Readonly<Record<string, Choice>>,
  choose: (field: string, choice: Choice) => void,
): void {
  const run = (choice: Choice) => {
    const inFocus = document.activeElement?.closest<HTMLElement>('[data-choice-of]');
    const next =
      rows.find(({ field }) => field === inFocus?.dataset['choiceOf']) ??
      rows.find(({ field }) => choices[field] === undefined) ??
      rows.at(-1);
    if (next && (choice !== 'both' || next.isText)) choose(next.field, choice);
  };
  useShortcut('1', ['Take yours', 'अपना लें'], () => run('mine'));
  useShortcut('2', ['Take theirs', 'उनका लें'], () => run('theirs'));
  useShortcut('3', ['Write it together', 'मिलाकर लिखें'], () => run('both'));
}

interface HeadProps {
  conflict: PartConflict;
  their: TheirText;
}

function ConflictHead({ rows, their }: HeadProps & { rows: readonly Row[] }) {
  const say = useSay();
  const toast = useToast();
  const inWords = useInWords();
  const who = their.name ?? say('somebody else', 'किसी और');
  const copy = () => {
    const text = rows.map(({ field, mine }) => inWords(field, mine)).join('\n\n');
    navigator.clipboard
      .writeText(text)
      .then(() => toast.success(say('Your text is copied', 'आपका लेख कॉपी हो गया')), toast.error);
  };
  useShortcut('Ctrl Shift C', ['Copy my text', 'मेरा लेख कॉपी करें'], copy);
  return (
    <header className="conflict-head">
      <div>
        <h2>{say(`You and ${who} changed the same text`, `आपने और ${who} ने एक ही लेख बदला`)}</h2>
        <p>
          {their.at !== undefined &&
            say(
              `${who} saved at ${clock(their.at)}. `,
              `${who} ने ${clock(their.at)} पर सहेजा\u202f। `,
            )}
          {say(
            'Choose for each field. Both texts stay in the revisions.',
            'हर फ़ील्ड के लिए चुनें\u202f। दोनों लेख संस्करणों में रहेंगे\u202f।',
          )}
        </p>
      </div>
      <ActionButton kind="line" keys="Ctrl Shift C" onClick={copy}>
        {say('Copy my text', 'मेरा लेख कॉपी करें')}
      </ActionButton>
    </header>
  );
}

/** The heads of the two columns, where there is room for two. */
function Columns({ conflict, their }: HeadProps) {
  const say = useSay();
  const me = useMe();
  const { saving } = useEditing();
  const typedAt = saving.typedAt(conflict.part);
  const at = (moment: number | undefined) =>
    moment === undefined ? '' : `, ${clock(moment).slice(0, 5)}`;
  return (
    <div className="conflict-row conflict-columns">
      <div className="conflict-texts">
        <p className="conflict-name">
          <Initial name={me.name} isMe />
          <b>{say('Yours', 'आपका') + at(typedAt)}</b>
          <span className="row-note">{say('on this device', 'इस डिवाइस पर')}</span>
          <Keys keys="1" />
        </p>
        <p className="conflict-name">
          <Initial name={their.name} />
          <b>{their.whose + at(their.at)}</b>
          <span className="row-note">{say('on the server', 'सर्वर पर')}</span>
          <Keys keys="2" />
        </p>
      </div>
    </div>
  );
}
