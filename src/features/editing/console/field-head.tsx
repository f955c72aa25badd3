import type { FieldDescription } from '#content/declare/describe.ts';
import type { Part } from '#content/declare/parts.ts';
import { languages as names } from '#contract/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { placesBehind } from './behind.ts';
import type { DraftPart, Other } from './editing-context.ts';
import { isGroup } from './fields/control.tsx';

interface FieldHeadProps {
  id: string;
  part: Part;
  field: FieldDescription;
  count: number;
  behind: DraftPart['behind'][number] | undefined;
  writer: Other | undefined;
}

/** Above a field: its label, who else writes in it, and how much of it there is. */
export function FieldHead({ id, part, field, count, behind, writer }: FieldHeadProps) {
  const say = useSay();
  const sayText = useSayText();
  const LabelTag = isGroup(field) ? 'span' : 'label';
  return (
    <div className="edited-head">
      <LabelTag
        id={`${id}-label`}
        className="field-label"
        {...(LabelTag === 'label' && { htmlFor: id })}
      >
        {sayText(field.label)}
        {part !== 'facts' && <span className="visually-hidden">, {names[part].name}</span>}{' '}
        {!field.isRequired && (
          <span className="field-optional">({say('optional', 'ज़रूरी नहीं')})</span>
        )}
      </LabelTag>
      {writer && <Writer name={writer.name} />}
      {part !== 'facts' && <Counter field={field} count={count} />}
      {behind && field.widget === 'body' && <BlocksBehind count={placesBehind(behind).length} />}
    </div>
  );
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
          `${count === 1 ? '1 word' : `${count} words`}, ${minutes === 1 ? 'one minute' : `${minutes} minutes`} to read`,
          `${count} शब्द, पढ़ने में ${minutes} मिनट`,
        )}
      </span>
    );
  }
  const { most } = field.limits;
  if (field.widget !== 'text' || most === undefined) return null;
  const isNear = count <= most && count >= most * NEARLY;
  return (
    <span
      className={classNames('counter', count > most && 'counter-over', isNear && 'counter-near')}
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
        count === 1 ? '1 अनुच्छेद पुराना' : `${count} अनुच्छेद पुराने`,
      )}
    </span>
  );
}
