import { memo, useState } from 'react';
import type { FieldDescription } from '#content/declare/describe.ts';
import { languageOf } from '#content/declare/parts.ts';
import type { Part } from '#content/declare/parts.ts';
import { classNames } from '#ui/class-names.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { Icon } from '#ui/icon.tsx';
import { mayIn } from '../contract/reach.ts';
import { BehindNote } from './behind-note.tsx';
import { partOf, useEditing, useVersion, useWriting } from './editing-context.ts';
import type { DraftPart, Other } from './editing-context.ts';
import { FieldHead } from './field-head.tsx';
import { Control } from './fields/control.tsx';
import type { Saving } from './saving/saving.ts';
import { wordsIn } from './words-in.ts';

interface RowProps {
  part: Part;
  field: FieldDescription;
}

/** A field of one part as it stands in the draft now; it is drawn again where something of its own changed. */
export function FieldRow({ part, field }: RowProps) {
  const { draft, others } = useEditing();
  const { name } = field;
  const behind = partOf(draft, part)?.behind.find((each) => each.field === name);
  const writer = others.find((other) => other.part === part && other.field === name);
  return <WrittenField part={part} field={field} behind={behind} writer={writer} />;
}

interface WrittenFieldProps extends RowProps {
  behind: DraftPart['behind'][number] | undefined;
  writer: Other | undefined;
}

/** A field of one part: label and counter above, the control, then what changed, help and errors. */
const WrittenField = memo(function WrittenField(props: WrittenFieldProps) {
  const { part, field, behind, writer } = props;
  const { saving, collection } = useWriting();
  const sayText = useSayText();
  const { name } = field;
  const version = useVersion(part, name);
  const initial = useInitial(saving, part, name, version);
  const [count, setCount] = useState(() => countOf(field, initial));
  const id = `${part}-${name}`;
  const isOver = isTooLong(field, count);
  return (
    <div
      className={classNames(
        'field',
        'edited',
        isOver && 'field-error',
        writer && 'edited-by-other',
      )}
      data-field={name}
      data-part={part}
      onFocus={() => saving.focus(part, name)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) saving.leave(part, name);
      }}
    >
      <FieldHead id={id} part={part} field={field} count={count} behind={behind} writer={writer} />
      <Control
        key={version}
        id={id}
        part={part}
        field={field}
        language={languageOf(part)}
        initial={initial}
        behind={behind}
        isReadOnly={!mayIn(collection.can.write, part)}
        isInvalid={isOver}
        describedBy={`${id}-help`}
        onType={(value) => saving.type(part, name, value)}
        onCount={setCount}
      />
      {behind && <BehindNote part={part} behind={behind} />}
      {isOver && <TooLong most={field.limits.most} />}
      <p className="field-hint" id={`${id}-help`}>
        {sayText(field.help)}
      </p>
    </div>
  );
});

/** The value that a control begins with; reading a body takes a while, so it is read for each version once. */
function useInitial(saving: Saving, part: Part, name: string, version: number): unknown {
  const [read, setRead] = useState(() => ({ version, value: saving.value(part, name) }));
  if (read.version === version) return read.value;
  const next = { version, value: saving.value(part, name) };
  setRead(next);
  return next.value;
}

function countOf({ widget }: FieldDescription, value: unknown): number {
  if (widget === 'body') return wordsIn(value);
  return typeof value === 'string' ? value.length : 0;
}

const isTooLong = ({ widget, limits }: FieldDescription, count: number): boolean =>
  widget === 'text' && limits.most !== undefined && count > limits.most;

function TooLong({ most = 0 }: { most: number | undefined }) {
  const say = useSay();
  return (
    <p className="field-problem" role="alert">
      <Icon name="warning" />
      {say(`Shorten it to ${most} letters`, `इसे ${most} अक्षरों तक छोटा करें`)}
    </p>
  );
}
