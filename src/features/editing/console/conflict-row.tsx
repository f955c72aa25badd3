import { diffWords } from '#lib/word-diff.ts';
import { Keys } from '#ui/console/keys.tsx';
import { useSay } from '#ui/console/say.tsx';
import { shownTexts } from './conflict-texts.ts';
import type { Choice, Row } from './conflict-texts.ts';
import { DiffText } from './diff-text.tsx';
import type { PartConflict } from './saving/edited-part.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useInWords } from './use-in-words.ts';
import type { TheirText } from './use-theirs.ts';

interface ConflictRowProps {
  conflict: PartConflict;
  row: Row;
  their: TheirText;
  /** `1 of 2`. */
  place: { at: number; of: number };
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  /** Both texts in one, as far as they are written together. */
  together: string;
  onWrite: (text: string) => void;
}

/** Both texts of a field side by side, and a third box for both. */
export function ConflictRow(props: ConflictRowProps) {
  const { conflict, row, their, place, choice, onChoose } = props;
  const say = useSay();
  const { part } = conflict;
  const label = useFieldLabel(part)(row.field);
  const texts = shownTexts(row, useInWords());
  const shared = { part, group: `choice-${row.field}`, onChoose, chosen: choice };
  return (
    <div className="conflict-row" data-choice-of={row.field}>
      <h3>
        {label}
        <span className="row-note">
          {say(`${place.at} of ${place.of}`, `${place.of} में से ${place.at}`)}
          {row.field === 'body' && say(', paragraphs that differ', ', वे अनुच्छेद जिनमें फ़र्क़ है')}
        </span>
      </h3>
      <div className="conflict-texts" role="radiogroup" aria-label={label}>
        <TextChoice
          {...shared}
          id="mine"
          name={say('Yours', 'आपका')}
          keys="1"
          text={texts.mine}
          beside={texts.theirs}
        />
        <TextChoice
          {...shared}
          id="theirs"
          name={their.whose}
          keys="2"
          text={texts.theirs}
          beside={texts.mine}
        />
        {row.isText && <Together {...props} />}
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

/** One of the two texts; words that only it has are marked. */
function TextChoice(props: TextChoiceProps) {
  const { id, part, group, name, keys, text, beside, chosen, onChoose } = props;
  const say = useSay();
  return (
    <label className={chosen === id ? 'conflict-text conflict-text-chosen' : 'conflict-text'}>
      <input type="radio" name={group} checked={chosen === id} onChange={() => onChoose(id)} />
      <span className="conflict-name conflict-whose">
        {name}
        <Keys keys={keys} />
      </span>
      {text === '' ? (
        <span className="row-note">{say('Nothing here', 'यहाँ कुछ नहीं')}</span>
      ) : (
        <span lang={part === 'facts' ? undefined : part}>
          <DiffText stretches={diffWords(beside, text).filter(({ kind }) => kind !== 'gone')} />
        </span>
      )}
    </label>
  );
}

function Together({ conflict, row, choice, onChoose, together, onWrite }: ConflictRowProps) {
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
        {say('A bit of each: write it together', 'दोनों में से थोड़ा-थोड़ा: मिलाकर लिखें')}
        <Keys keys="3" />
      </label>
      {isChosen && row.field !== 'body' && (
        <textarea
          className="input"
          aria-label={say('Both texts', 'दोनों लेख')}
          lang={conflict.part}
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
