import { diffWords } from '#lib/word-diff.ts';
import type { Stretch } from '#lib/word-diff.ts';
import { CELL_GAP, textOf } from '#ui/console/body-changes/body-lines.ts';
import type { LineKind } from '#ui/console/body-changes/body-lines.ts';
import { changedLines } from '#ui/console/body-changes/changed-lines.ts';
import type { LineChange } from '#ui/console/body-changes/changed-lines.ts';

/** Words of a text that a comment is about, by the number of the comment. */
export interface Quote {
  number: number;
  quote: string | null;
}

/** A stretch of a reviewed text, with the comment on it, and whether its words end here. */
export interface Piece extends Stretch {
  /** Its place among all, for whoever draws them. */
  at: number;
  comment?: number;
  isEnd?: boolean;
}

interface Found {
  number: number;
  from: number;
  to: number;
}

/** A text with what changed in it and what is commented on; quotes that are no longer there are left out. */
export function markedText(was: string | null, now: string, quotes: readonly Quote[]): Piece[] {
  return piecesOf(stretchesOf(was ?? now, now), quotesIn(now, quotes), 0);
}

/** A line of a body with the pieces of each of its cells. */
interface MarkedLine {
  change: LineChange;
  kind: LineKind;
  cells: Piece[][];
}

/** The lines of a body as markedText marks a text; a quote may go over several. */
export function markedLines(
  was: string | null,
  now: string,
  quotes: readonly Quote[],
): MarkedLine[] {
  const found = quotesIn(textOf(now), quotes);
  let place = 0;
  return changedLines(was ?? now, now).flatMap((change) => {
    const { before, after } = change;
    const shown = after ?? before;
    if (!shown) return [];
    const cells = shown.cells.map((cell, at) => {
      const stretches = stretchesOf(before?.cells[at] ?? '', after ? cell : '');
      const pieces = piecesOf(stretches, found, place);
      // One sign parts lines in the whole text, and a gap the cells.
      const isLast = at === shown.cells.length - 1;
      if (after) place += cell.length + (isLast ? 1 : CELL_GAP.length);
      return pieces;
    });
    return [{ change, kind: shown.kind, cells }];
  });
}

const stretchesOf = (was: string, now: string): Stretch[] =>
  was === now ? [{ kind: 'same', text: now }] : diffWords(was, now);

/** Stretches, of which those of the newer text begin at a place of it, cut where comments begin and end. */
function piecesOf(stretches: readonly Stretch[], found: readonly Found[], begin: number): Piece[] {
  const edges = found.flatMap(({ from, to }) => [from, to]);
  const pieces: Piece[] = [];
  let place = begin;
  for (const { kind, text } of stretches) {
    if (kind === 'gone') {
      pieces.push({ kind, text, at: pieces.length });
      continue;
    }
    const [start, end] = [place, place + text.length];
    const cuts = edges.filter((edge) => edge > start && edge < end);
    for (const to of [...cuts.toSorted((one, other) => one - other), end]) {
      const words = text.slice(place - start, to - start);
      const on = found.find((each) => each.from <= place && to <= each.to);
      if (words) pieces.push({ kind, text: words, at: pieces.length, ...(on && endOf(on, to)) });
      place = to;
    }
  }
  return pieces;
}

const endOf = ({ number, to }: Found, place: number) => ({ comment: number, isEnd: to === place });

/** The places of quotes, the earliest first; of two that overlap the later is left out. */
function quotesIn(text: string, quotes: readonly Quote[]): Found[] {
  const all = quotes.flatMap(({ number, quote }) => {
    const from = quote ? text.indexOf(quote) : -1;
    return quote && from >= 0 ? [{ number, from, to: from + quote.length }] : [];
  });
  const ordered = all.toSorted((one, other) => one.from - other.from);
  const kept: Found[] = [];
  for (const found of ordered) if (found.from >= (kept.at(-1)?.to ?? 0)) kept.push(found);
  return kept;
}
