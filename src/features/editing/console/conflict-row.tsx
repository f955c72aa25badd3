import { languages as names } from '#contract/languages.ts';
import { diffWords } from '#lib/word-diff.ts';
import { Keys } from '#ui/console/keys.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { plainText } from './behind.ts';
import { DiffText } from './diff-text.tsx';
import { fieldNamed, useEditing } from './editing-context.ts';
import type { Dispute } from './saving/saved-part.ts';

export type Choice = 'mine' | 'theirs' | 'both';

/** A field that two people changed. */
export interface Row {
  field: string;
  mine: unknown;
  theirs: unknown;
}

interface ConflictRowProps {
  dispute: Dispute;
  row: Row;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  /** Both texts in one, as far as they are written together. */
  together: string;
  onWrite: (text: string) => void;
}

/** Both texts of a field side by side, and a third box for both. */
export function ConflictRow(props: ConflictRowProps) {
  const { dispute, row, choice, onChoose } = props;
  const say = useSay();
  const sayText = useSayText();
  const { collection } = useEditing();
  const { part, theirs } = dispute;
  const field = fieldNamed(collection, row.field);
  const label = field ? sayText(field.label) : row.field;
  const who = theirs.author?.name;
  const other = who ? say(`${who}’s`, `${who} का`) : say('The other', 'दूसरा');
  const isText = typeof row.mine === 'string' || typeof row.theirs === 'string';
  const shared = { part, group: `choice-${row.field}`, onChoose, chosen: choice };
  return (
    <div className="conflict-row">
      <h3>{part === 'facts' ? label : `${label}, ${names[part].name}`}</h3>
      <div className="conflict-texts" role="radiogroup" aria-label={label}>
        <TextChoice
          {...shared}
          id="mine"
          name={say('Yours', 'आपका')}
          keys="1"
          text={plainText(row.mine)}
          beside={plainText(row.theirs)}
        />
        <TextChoice
          {...shared}
          id="theirs"
          name={other}
          keys="2"
          text={plainText(row.theirs)}
          beside={plainText(row.mine)}
        />
        {isText && <Together {...props} />}
      </div>
    </div>
  );
}

interface TextChoiceProps {
  id: Choice;
  part: string;
  group: string;
  name: string;
  keys: string;
  text: string;
  beside: string;
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function TextChoice({
  id,
  part,
  group,
  name,
  keys,
  text,
  beside,
  chosen,
  onChoose,
}: TextChoiceProps) {
  return (
    <label className={chosen === id ? 'conflict-text conflict-text-chosen' : 'conflict-text'}>
      <span className="conflict-name">
        <input type="radio" name={group} checked={chosen === id} onChange={() => onChoose(id)} />
        {name}
        <Keys keys={keys} />
      </span>
      <span lang={part === 'facts' ? undefined : part}>
        <DiffText stretches={diffWords(beside, text).filter(({ kind }) => kind !== 'gone')} />
      </span>
    </label>
  );
}

function Together({ dispute, row, choice, onChoose, together, onWrite }: ConflictRowProps) {
  const say = useSay();
  const isChosen = choice === 'both';
  return (
    <div className="conflict-both">
      <label className="conflict-name">
        <input
          type="radio"
          name={`choice-${row.field}`}
          checked={isChosen}
          onChange={() => onChoose('both')}
        />
        {say('Write it together', 'मिलाकर लिखें')}
        <Keys keys="3" />
      </label>
      {isChosen && row.field !== 'body' && (
        <textarea
          className="input"
          aria-label={say('Both texts', 'दोनों लेख')}
          lang={dispute.part}
          value={together}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
      {isChosen && row.field === 'body' && (
        <p className="field-hint">
          {say(
            'Both texts come into the field, one after the other, where you can write them together.',
            'दोनों लेख फ़ील्ड में एक के बाद एक आएँगे, जहाँ आप उन्हें मिलाकर लिख सकते हैं\u202f।',
          )}
        </p>
      )}
    </div>
  );
}
