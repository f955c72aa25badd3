import type { ReactNode } from 'react';
import { groupNeighbours } from '#lib/group-neighbours.ts';
import type { LineKind } from './body-lines.ts';
import './drawn-lines.css';

/** A line with what is shown in each of its cells. */
export interface DrawnLine {
  kind: LineKind;
  cells: ReactNode[];
  /** A word on other changes than those of its words. */
  note?: ReactNode;
}

interface DrawnLinesProps {
  lines: readonly DrawnLine[];
  language: string | undefined;
  /** The rank of a heading on the page, one below the heading that the body stands under. */
  rank: 1 | 2;
}

/** Lines as they stand on the page: headings, lists and tables are such. */
export function DrawnLines({ lines, language, rank }: DrawnLinesProps) {
  return (
    <div className="drawn-lines" lang={language}>
      {groupNeighbours(lines, ({ kind }) => TOGETHER[kind]).map((whole, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A line is told by its place alone.
        <Whole key={at} lines={whole} rank={rank} />
      ))}
    </div>
  );
}

/** The items of one list, and the rows of one table, are one element; each other line is by itself. */
const TOGETHER: Partial<Record<LineKind, string>> = {
  ul: 'ul',
  ol: 'ol',
  tr: 'table',
  th: 'table',
};

function Whole({ lines, rank }: { lines: readonly DrawnLine[]; rank: 1 | 2 }) {
  const [first] = lines;
  if (!first) return null;
  if (first.kind === 'ul' || first.kind === 'ol') return <List kind={first.kind} lines={lines} />;
  if (first.kind === 'tr' || first.kind === 'th') return <Table lines={lines} />;
  const words = (
    <>
      {first.note}
      {first.cells}
    </>
  );
  if (first.kind === 'blockquote') return <blockquote>{words}</blockquote>;
  if (first.kind === 'p' || first.kind === 'hr') return <p>{words}</p>;
  const Heading = `h${Number(first.kind.slice(1)) + rank}` as 'h3';
  return <Heading className={`drawn-${first.kind}`}>{words}</Heading>;
}

function List({ kind: Element, lines }: { kind: 'ul' | 'ol'; lines: readonly DrawnLine[] }) {
  return (
    <Element>
      {lines.map(({ cells, note }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A line is told by its place alone.
        <li key={at}>
          {note}
          {cells}
        </li>
      ))}
    </Element>
  );
}

function Table({ lines }: { lines: readonly DrawnLine[] }) {
  return (
    <div className="drawn-table">
      <table>
        <tbody>
          {lines.map(({ kind, cells, note }, at) => {
            const Cell = kind === 'th' ? 'th' : 'td';
            return (
              // oxlint-disable-next-line react/no-array-index-key -- A line is told by its place alone.
              <tr key={at}>
                {cells.map((cell, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- A cell is told by its place alone.
                  <Cell key={place}>
                    {place === 0 && note}
                    {cell}
                  </Cell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
