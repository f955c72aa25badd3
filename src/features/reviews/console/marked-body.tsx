import type { Language } from '#contract/languages.ts';
import { DrawnLines } from '#ui/console/body-changes/drawn-lines.tsx';
import { LineNote } from '#ui/console/body-changes/line-note.tsx';
import { markedLines } from './marked-text.ts';
import type { Quote } from './marked-text.ts';
import { MarkedWords } from './marked-words.tsx';

interface MarkedBodyProps {
  /** The public body; null where changes are not shown. */
  was: string | null;
  now: string;
  comments: readonly Quote[];
  language: Language | undefined;
}

/** A body as it stands on the page, with what was taken out and put in. */
export function MarkedBody({ was, now, comments, language }: MarkedBodyProps) {
  const lines = markedLines(was, now, comments).map(({ change, kind, cells }) => ({
    kind,
    // oxlint-disable-next-line react/no-array-index-key -- A cell is told by its place alone.
    cells: cells.map((pieces, at) => <MarkedWords key={at} pieces={pieces} />),
    note: <LineNote change={change} />,
  }));
  return <DrawnLines lines={lines} language={language} rank={1} />;
}
