import type { FieldDescription } from '#content/declare/describe.ts';
import { fieldIn, ownFieldNames } from '#content/declare/part-fields.ts';
import { languageOf } from '#content/declare/parts.ts';
import { valueInWords } from '#content/declare/value-in-words.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { compareRevisions } from '#features/revisions/contract.ts';
import { diffWords } from '#lib/word-diff.ts';
import { classNames } from '#ui/class-names.ts';
import { ChangedPicture } from '#ui/console/changed-picture.tsx';
import { useConsoleLanguage, useSay, useSayText } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { useValueFormats } from '#ui/console/use-value-formats.ts';
import { plainText } from './behind.ts';
import { ComparedBody } from './compared-body.tsx';
import { DiffText } from './diff-text.tsx';
import { fieldsOfPart } from './editing-context.ts';
import type { EditedCollection } from './editing-context.ts';
import { revisionMoment } from './revision-time.ts';

type Compared = ReplyOf<typeof compareRevisions>['data'];
type Revision = Compared['a'];

interface ComparedTextsProps {
  collection: EditedCollection;
  compared: Compared;
}

/** A and B, each field under its name; what only one of them has is told by line and colour. A alone is shown whole. */
export function ComparedTexts({
  collection,
  compared: { a, b, fields: differing },
}: ComparedTextsProps) {
  const sayText = useSayText();
  const shown = fieldsOfPart(collection, a.part).filter(({ name }) =>
    b
      ? differing.includes(name) || ownFieldNames.includes(name)
      : (fieldIn(a.part, a.content, name) ?? '') !== '',
  );
  const language = languageOf(a.part);
  return (
    <div className={classNames('compared', !b && 'compared-alone')}>
      <Side letter="A" revision={a} />
      {b && <Side letter="B" revision={b} />}
      {shown.map((field) => (
        <ComparedField
          key={field.name}
          label={sayText(field.label)}
          language={language}
          field={field}
          a={heldIn(a, field)}
          b={b ? heldIn(b, field) : undefined}
        />
      ))}
    </div>
  );
}

function Side({ letter, revision }: { letter: string; revision: Revision }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { at, isLive } = revision;
  return (
    <header className="compared-head">
      <b className="compared-letter">{letter}</b>
      <span>
        <span className="row-title">{revisionMoment(at, language, say('Today', 'आज'))}</span>
        <br />
        <span className="row-note">
          {isLive ? say('live now', 'अभी प्रकाशित') : say('not live', 'प्रकाशित नहीं')}
        </span>
      </span>
      <StatusMark status={isLive ? 'live' : 'draft'} isNamed />
    </header>
  );
}

/** The value of a field in a revision, and what it stands for. */
interface Held {
  value: unknown;
  file: Revision['files'][string] | undefined;
  title: string | undefined;
}

const heldIn = ({ part, content, files, titles }: Revision, { name }: FieldDescription): Held => ({
  value: fieldIn(part, content, name),
  file: files[name],
  title: titles[name],
});

interface ComparedFieldProps {
  label: string;
  language: string | undefined;
  field: FieldDescription;
  a: Held;
  b: Held | undefined;
}

function ComparedField(props: ComparedFieldProps) {
  return props.field.widget === 'body' ? (
    <ComparedBody {...props} a={bodyOf(props.a)} b={props.b && bodyOf(props.b)} />
  ) : (
    <ComparedValue {...props} />
  );
}

const bodyOf = ({ value }: Held): string => (typeof value === 'string' ? value : '');

function ComparedValue({ label, language, field, a, b }: ComparedFieldProps) {
  const formats = useValueFormats(plainText);
  const inWords = ({ value, title }: Held) => valueInWords(field, value, formats, title);
  const [earlier, later] = [inWords(a), inWords(b ?? a)];
  const stretches = diffWords(earlier, later);
  const differs = earlier !== later || hasOtherFile(a, b);
  const sides = [
    { held: a, leavesOut: 'new', change: 'gone' },
    ...(b ? [{ held: b, leavesOut: 'gone', change: 'new' } as const] : []),
  ] as const;
  return (
    <div className="compared-row">
      {sides.map(({ held, leavesOut, change }) => (
        <div key={change} className="compared-cell">
          <h3 className="compared-label">{label}</h3>
          <ChangedPicture file={held.file} change={differs ? change : undefined} />
          <p lang={language}>
            <DiffText stretches={stretches.filter(({ kind }) => kind !== leavesOut)} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** Two pictures may have one name. */
const hasOtherFile = (a: Held, b: Held | undefined): boolean =>
  b !== undefined && a.file?.url !== b.file?.url;
