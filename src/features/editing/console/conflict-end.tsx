import type { ReactNode } from 'react';
import { languageOf } from '#content/declare/parts.ts';
import type { Part } from '#content/declare/parts.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay } from '#ui/console/say.tsx';
import { shownTexts } from './conflict-texts.ts';
import type { Choice, Row } from './conflict-texts.ts';
import { useEditing } from './editing-context.ts';
import type { PartConflict } from './saving/edited-part.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useInWords } from './use-in-words.ts';
import type { TheirText } from './use-theirs.ts';

interface ChosenProps {
  conflict: PartConflict;
  rows: readonly Row[];
  choices: Readonly<Record<string, Choice>>;
}

/** The texts as they will be once they are saved as chosen. */
export function WillBeSaved({
  conflict: { part },
  rows,
  choices,
  valueOf,
}: ChosenProps & { valueOf: (row: Row) => unknown }) {
  const say = useSay();
  const inWords = useInWords();
  const chosen = rows.filter(({ field }) => choices[field] !== undefined);
  return (
    <div className="conflict-row">
      <h3>{say('Will be saved', 'यह सहेजा जाएगा')}</h3>
      <div className="will-be-saved" lang={languageOf(part)}>
        {chosen.length === 0 && say('Choose above', 'ऊपर चुनें')}
        {chosen.map((row) => (
          <p key={row.field}>{shownTexts(row, inWords, valueOf(row)).saved}</p>
        ))}
      </div>
    </div>
  );
}

/** How many are chosen, and from whom each of them is. */
export function Chosen({ conflict, rows, choices, their }: ChosenProps & { their: TheirText }) {
  const say = useSay();
  const labelOf = useFieldLabel(conflict.part);
  const chosen = rows.filter(({ field }) => choices[field] !== undefined);
  const sources: Record<Choice, string> = {
    mine: say('from you', 'आपका'),
    theirs: their.name ? say(`from ${their.name}`, their.whose) : their.whose,
    both: say('from both', 'दोनों से'),
  };
  const told = chosen.map(({ field }) => {
    const source = sources[choices[field] ?? 'mine'];
    return say(`${labelOf(field)} ${source}`, `${labelOf(field)} ${source}`);
  });
  return (
    <p>
      <b>
        {say(
          `${chosen.length} of ${rows.length} chosen.`,
          `${rows.length} में से ${chosen.length} ${chosen.length === 1 ? 'चुना गया' : 'चुने गए'}\u202f।`,
        )}
      </b>{' '}
      {told.length > 0 && say(`${told.join(', ')}.`, `${told.join(', ')}\u202f।`)}
    </p>
  );
}

interface UnchangedProps {
  part: Part;
  others: number;
  /** Names of fields that nobody else changed. */
  mine: readonly string[];
}

/** The other fields in a line: those that are the same, and those that nobody else changed. */
export function Unchanged({ part, others, mine }: UnchangedProps) {
  const say = useSay();
  const labelOf = useFieldLabel(part);
  return (
    <>
      {mine.length > 0 && (
        <div className="conflict-row">
          <h3>{say('Only yours', 'सिर्फ़ आपके')}</h3>
          <p>{mine.map(labelOf).join(', ')}</p>
        </div>
      )}
      {others > 0 && (
        <SameNote
          label={say(others === 1 ? '1 more field' : `${others} more fields`, `${others} और फ़ील्ड`)}
        />
      )}
    </>
  );
}

interface SameNoteProps {
  label: string;
  children?: ReactNode;
}

function SameNote({ label, children }: SameNoteProps) {
  const say = useSay();
  return (
    <div className="conflict-row">
      <h3>{label}</h3>
      <p className="conflict-same">
        <ConsoleIcon name="check" />
        <span>
          {say('Same in both', 'दोनों में एक-सा')}
          {children}
        </span>
      </p>
    </div>
  );
}

/** A field that is the same in both, with its text, so that one knows what the others are about. */
export function SameField({ part, field }: { part: Part; field: string }) {
  const { saving } = useEditing();
  const labelOf = useFieldLabel(part);
  const inWords = useInWords();
  return (
    <SameNote label={labelOf(field)}>
      {': '}
      <span lang={languageOf(part)}>{inWords(field, saving.value(part, field))}</span>
    </SameNote>
  );
}
