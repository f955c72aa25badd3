import type { FieldDescription } from '#content/declare/describe.ts';
import { valueInWords } from '#content/declare/value-in-words.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { compareRevisions } from '#features/revisions/contract.ts';
import { diffLists, diffWords } from '#lib/word-diff.ts';
import type { Stretch } from '#lib/word-diff.ts';
import { classNames } from '#ui/class-names.ts';
import { ChangedPicture } from '#ui/console/changed-picture.tsx';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { useValueFormats } from '#ui/console/use-value-formats.ts';
import { blocksOf, plainText } from './behind.ts';
import { DiffText } from './diff-text.tsx';
import { FIRST, fieldsOfPart } from './editing-context.ts';
import type { EditedCollection } from './editing-context.ts';
import { revisionMoment } from './revision-time.ts';
import { fieldIn } from './saving/content-fields.ts';

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
      ? differing.includes(name) || FIRST.includes(name)
      : (fieldIn(a.part, a.content, name) ?? '') !== '',
  );
  const language = a.part === 'facts' ? undefined : a.part;
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

function ComparedField({ label, language, field, a, b }: ComparedFieldProps) {
  const formats = useValueFormats(plainText);
  const inWords = ({ value, title }: Held) => valueInWords(field, value, formats, title);
  const rows =
    field.widget === 'body'
      ? blockRows(a.value, b ? b.value : a.value)
      : [{ ...sidesOf(inWords(a), inWords(b ?? a)), ...(hasOtherFile(a, b) && { differs: true }) }];
  return rows.map((row, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- A row is told by its place alone.
    <div key={`${label} ${at}`} className="compared-row">
      {[row.a, row.b].slice(0, b ? 2 : 1).map((stretches, side) => (
        <div key={side === 0 ? 'a' : 'b'} className="compared-cell">
          {at === 0 && <h3 className="compared-label">{label}</h3>}
          {at === 0 && (
            <ChangedPicture
              file={(side === 0 ? a : b)?.file}
              change={row.differs ? (side === 0 ? 'gone' : 'new') : undefined}
            />
          )}
          {stretches ? (
            <p lang={language}>
              <DiffText stretches={stretches} />
            </p>
          ) : (
            <Gap side={side} />
          )}
        </div>
      ))}
    </div>
  ));
}

function Gap({ side }: { side: number }) {
  const say = useSay();
  return (
    <p className="compared-gap">
      {side === 0
        ? say('Nothing here in A', 'A में यहाँ कुछ नहीं')
        : say('Taken out in B', 'B में हटाया गया')}
    </p>
  );
}

interface ComparedRow {
  a: Stretch[] | undefined;
  b: Stretch[] | undefined;
  differs: boolean;
}

/** Two pictures may have one name. */
const hasOtherFile = (a: Held, b: Held | undefined): boolean =>
  b !== undefined && a.file?.url !== b.file?.url;

/** The text of A with what goes marked, and that of B with what is new. */
function sidesOf(earlier: string, later: string): ComparedRow {
  const stretches = diffWords(earlier, later);
  return {
    a: stretches.filter(({ kind }) => kind !== 'new'),
    b: stretches.filter(({ kind }) => kind !== 'gone'),
    differs: earlier !== later,
  };
}

/** Blocks of two bodies in rows; one that was rewritten stands beside what became of it. */
function blockRows(before: unknown, after: unknown): ComparedRow[] {
  const rows: ComparedRow[] = [];
  const gone: string[] = [];
  const settle = () => {
    for (const text of gone.splice(0))
      rows.push({ a: [{ kind: 'gone', text }], b: undefined, differs: true });
  };
  for (const { kind, item } of diffLists(blocksOf(before), blocksOf(after), (x, y) => x === y)) {
    const text = plainText(item);
    if (kind === 'gone') gone.push(text);
    else if (kind === 'same') {
      settle();
      rows.push({ ...sidesOf(text, text), differs: false });
    } else {
      const match = gone.findIndex((each) => isLike(each, text));
      const [earlier] = match < 0 ? [] : gone.splice(match, 1);
      rows.push(
        earlier === undefined
          ? { a: undefined, b: [{ kind: 'new', text }], differs: true }
          : sidesOf(earlier, text),
      );
    }
  }
  settle();
  return rows;
}

/** Half of the words are the same. */
function isLike(one: string, other: string): boolean {
  const same = diffWords(one, other)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return same * 2 >= Math.max(one.length, other.length);
}
