import { useState } from 'react';
import type { FieldDescription } from '#content/declare/describe.ts';
import type { Part } from '#content/declare/parts.ts';
import { classNames } from '#ui/class-names.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { Icon } from '#ui/icon.tsx';
import { BehindNote } from './behind-note.tsx';
import { changedBlocks } from './behind.ts';
import { mayIn, partOf, useEditing, useVersion } from './editing-context.ts';
import { wordsIn } from './fields/body-control.tsx';
import { Control, isGroup } from './fields/control.tsx';

interface FieldRowProps {
  part: Part;
  field: FieldDescription;
}

export const fieldId = (part: Part, name: string): string => `${part}-${name}`;

/** A field of one part: label and counter above, the control, then what changed, help and errors. */
export function FieldRow({ part, field }: FieldRowProps) {
  const { saving, collection, draft, others } = useEditing();
  const sayText = useSayText();
  const version = useVersion(part, field.name);
  const initial = saving.value(part, field.name);
  const [count, setCount] = useState(() => countOf(field, initial));
  const id = fieldId(part, field.name);
  const behind = partOf(draft, part)?.behind.find((each) => each.field === field.name);
  const writer = others.find((other) => other.part === part && other.field === field.name);
  const language = part === 'facts' ? undefined : part;
  const isOver = isTooLong(field, count);
  const LabelTag = isGroup(field) ? 'span' : 'label';
  return (
    <div
      className={classNames(
        'field',
        'edited',
        isOver && 'field-error',
        writer && 'edited-by-other',
      )}
      data-field={field.name}
      data-part={part}
      onFocus={() => saving.focus(part, field.name)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) saving.leave(part, field.name);
      }}
    >
      <div className="edited-head">
        <LabelTag
          id={`${id}-label`}
          className="field-label"
          {...(LabelTag === 'label' && { htmlFor: id })}
        >
          {sayText(field.label)} <Optional field={field} />
        </LabelTag>
        {writer && <Writer name={writer.name} />}
        {language && <Counter field={field} count={count} />}
        {behind && field.widget === 'body' && (
          <BlocksBehind count={changedBlocks(behind.before, behind.now).length} />
        )}
      </div>
      <Control
        key={version}
        id={id}
        part={part}
        field={field}
        language={language}
        initial={initial}
        isReadOnly={!mayIn(collection.can.write, part)}
        isInvalid={isOver}
        describedBy={`${id}-help`}
        onType={(value) => saving.type(part, field.name, value)}
        onCount={setCount}
      />
      {behind && <BehindNote part={part} behind={behind} />}
      {isOver && <TooLong most={field.limits.most ?? 0} />}
      <p className="field-hint" id={`${id}-help`}>
        {sayText(field.help)}
      </p>
    </div>
  );
}

const countOf = (field: FieldDescription, value: unknown): number =>
  field.widget === 'body' ? wordsIn(value) : typeof value === 'string' ? value.length : 0;

const isTooLong = ({ widget, limits }: FieldDescription, count: number): boolean =>
  widget === 'text' && limits.most !== undefined && count > limits.most;

function Optional({ field }: { field: FieldDescription }) {
  const say = useSay();
  if (field.isRequired) return null;
  return <span className="field-optional">({say('optional', 'ज़रूरी नहीं')})</span>;
}

function Writer({ name }: { name: string | null }) {
  const say = useSay();
  const who = name ?? say('Somebody', 'कोई');
  return <span className="writer">{say(`${who} writes here`, `${who} यहाँ लिख रहे हैं`)}</span>;
}

const NEARLY = 0.9;
const WORDS_A_MINUTE = 200;

function Counter({ field, count }: { field: FieldDescription; count: number }) {
  const say = useSay();
  if (field.widget === 'body') {
    const minutes = Math.max(1, Math.round(count / WORDS_A_MINUTE));
    return (
      <span className="counter">
        {say(
          `${count} words, ${minutes === 1 ? 'one minute' : `${minutes} minutes`} to read`,
          `${count} शब्द, पढ़ने में ${minutes} मिनट`,
        )}
      </span>
    );
  }
  const { most } = field.limits;
  if (field.widget !== 'text' || most === undefined) return null;
  return (
    <span
      className={classNames(
        'counter',
        count > most && 'counter-over',
        count <= most && count >= most * NEARLY && 'counter-near',
      )}
    >
      {say(`${count} of ${most}`, `${most} में से ${count}`)}
    </span>
  );
}

function BlocksBehind({ count }: { count: number }) {
  const say = useSay();
  return (
    <span className="counter">
      {say(
        count === 1 ? '1 paragraph behind' : `${count} paragraphs behind`,
        `${count} अनुच्छेद पुराने`,
      )}
    </span>
  );
}

function TooLong({ most }: { most: number }) {
  const say = useSay();
  return (
    <p className="field-problem" role="alert">
      <Icon name="warning" />
      {say(`Shorten it to ${most} letters`, `इसे ${most} अक्षरों तक छोटा करें`)}
    </p>
  );
}
