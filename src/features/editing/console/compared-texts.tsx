import type { ReplyOf } from '#contract/endpoint.ts';
import type { compareRevisions } from '#features/revisions/contract.ts';
import { diffLists, diffWords } from '#lib/word-diff.ts';
import type { Stretch } from '#lib/word-diff.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { blocksOf, plainText } from './behind.ts';
import { DiffText } from './diff-text.tsx';
import { factsOf, lanesOf } from './editing-context.ts';
import type { EditedCollection } from './editing-context.ts';
import { revisionMoment } from './revision-time.ts';
import { fieldIn } from './saving/content-fields.ts';

type Compared = ReplyOf<typeof compareRevisions>['data'];
type Revision = Compared['a'];

interface ComparedTextsProps {
  collection: EditedCollection;
  compared: Compared;
}

/** A and B, each field under its name; what only one of them has is told by line and colour. */
export function ComparedTexts({
  collection,
  compared: { a, b, fields: differing },
}: ComparedTextsProps) {
  const sayText = useSayText();
  const all =
    a.part === 'facts' ? factsOf(collection).flatMap(({ fields }) => fields) : lanesOf(collection);
  const shown = all.filter(
    ({ name }) => differing.includes(name) || ['title', 'summary', 'body'].includes(name),
  );
  const language = a.part === 'facts' ? undefined : a.part;
  return (
    <div className="compared">
      <Side letter="A" revision={a} />
      {b && <Side letter="B" revision={b} />}
      {shown.map((field) => (
        <ComparedField
          key={field.name}
          label={sayText(field.label)}
          language={language}
          isBody={field.widget === 'body'}
          a={{ value: fieldIn(a.part, a.content, field.name), file: a.files[field.name] }}
          b={
            b
              ? { value: fieldIn(b.part, b.content, field.name), file: b.files[field.name] }
              : undefined
          }
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

interface Held {
  value: unknown;
  file: { url: string } | undefined;
}

interface ComparedFieldProps {
  label: string;
  language: string | undefined;
  isBody: boolean;
  a: Held;
  b: Held | undefined;
}

function ComparedField({ label, language, isBody, a, b }: ComparedFieldProps) {
  const rows = isBody ? blockRows(a.value, b ? b.value : a.value) : [rowOf(a, b)];
  return rows.map((row, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- A row is told by its place alone.
    <div key={`${label} ${at}`} className="compared-row">
      {[row.a, row.b].slice(0, b ? 2 : 1).map((stretches, side) => (
        <div key={side === 0 ? 'a' : 'b'} className="compared-cell">
          {at === 0 && <h3 className="compared-label">{label}</h3>}
          {at === 0 && (
            <Thumb file={(side === 0 ? a : b)?.file} differs={row.differs} side={side} />
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

function Thumb({
  file,
  differs,
  side,
}: {
  file: { url: string } | undefined;
  differs: boolean;
  side: number;
}) {
  if (!file || !/\.(?:jpe?g|png|webp|avif|svg)(?:\?|$)/.test(file.url)) return null;
  const mark = side === 0 ? 'thumb-gone' : 'thumb-new';
  return <img className={differs ? `thumb ${mark}` : 'thumb'} src={file.url} alt="" />;
}

interface ComparedRow {
  a: Stretch[] | undefined;
  b: Stretch[] | undefined;
  differs: boolean;
}

const shownValue = ({ value }: Held): string =>
  typeof value === 'object' && value !== null && 'name' in value
    ? String(value.name)
    : plainText(value);

function rowOf(a: Held, b: Held | undefined): ComparedRow {
  return sidesOf(shownValue(a), b ? shownValue(b) : shownValue(a));
}

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
