import { groupNeighbours } from '#lib/group-neighbours.ts';
import { diffWords } from '#lib/word-diff.ts';
import { changedLines } from '#ui/console/body-changes/changed-lines.ts';
import type { LineChange } from '#ui/console/body-changes/changed-lines.ts';
import { DrawnLines } from '#ui/console/body-changes/drawn-lines.tsx';
import { LineNote } from '#ui/console/body-changes/line-note.tsx';
import { useSay } from '#ui/console/say.tsx';
import { DiffText } from './diff-text.tsx';

interface ComparedBodyProps {
  label: string;
  language: string | undefined;
  a: string;
  b: string | undefined;
}

/** Two bodies line by line as they stand on the page; a list or a table stands beside what became of it. */
export function ComparedBody({ label, language, a, b }: ComparedBodyProps) {
  const sides = b === undefined ? (['before'] as const) : (['before', 'after'] as const);
  return groupNeighbours(changedLines(a, b ?? a), wholeOf).map((changes, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- A row is told by its place alone.
    <div key={at} className="compared-row">
      {sides.map((side) => (
        <div key={side} className="compared-cell">
          {at === 0 && <h3 className="compared-label">{label}</h3>}
          <SideLines {...{ changes, side, language }} />
        </div>
      ))}
    </div>
  ));
}

/** A change is of a list or of a table, whose lines are read together, or of a line by itself. */
function wholeOf({ before, after }: LineChange): 'list' | 'table' | undefined {
  const kind = (after ?? before)?.kind;
  if (kind === 'ul' || kind === 'ol') return 'list';
  return kind === 'tr' || kind === 'th' ? 'table' : undefined;
}

type Side = 'before' | 'after';

interface SideLinesProps {
  changes: readonly LineChange[];
  side: Side;
  language: string | undefined;
}

function SideLines({ changes, side, language }: SideLinesProps) {
  const lines = changes.flatMap((change) => {
    const line = change[side];
    if (!line) return [];
    const cells = line.cells.map((_, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- A cell is told by its place alone.
      <DiffText key={at} stretches={stretchesOf(change, at, side)} />
    ));
    return [{ kind: line.kind, cells, note: <LineNote change={change} side={side} /> }];
  });
  if (lines.length === 0) return <Gap side={side} />;
  return <DrawnLines lines={lines} language={language} rank={2} />;
}

const stretchesOf = ({ before, after }: LineChange, cell: number, side: Side) =>
  diffWords(before?.cells[cell] ?? '', after?.cells[cell] ?? '').filter(
    ({ kind }) => kind !== (side === 'before' ? 'new' : 'gone'),
  );

function Gap({ side }: { side: Side }) {
  const say = useSay();
  return (
    <p className="compared-gap">
      {side === 'before'
        ? say('Nothing here in A', 'A में यहाँ कुछ नहीं')
        : say('Taken out in B', 'B में हटाया गया')}
    </p>
  );
}
