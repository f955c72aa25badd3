import { diffLists, diffWords } from '#lib/word-diff.ts';
import { lineText, linesOf } from './body-lines.ts';
import type { BodyLine } from './body-lines.ts';

/** A line before and after; one that came or went is on one side alone. */
export interface LineChange {
  before?: BodyLine | undefined;
  after?: BodyLine | undefined;
}

/** The lines of two bodies together; one that was rewritten stands with what became of it. */
export function changedLines(before: string, after: string): LineChange[] {
  const changes: LineChange[] = [];
  let gone: BodyLine[] = [];
  let come: BodyLine[] = [];
  const settle = () => {
    changes.push(...matched(gone, come));
    [gone, come] = [[], []];
  };
  const steps = diffLists(linesOf(before), linesOf(after), isSame);
  for (const { kind, item } of steps) {
    if (kind === 'gone') gone.push(item);
    else if (kind === 'new') come.push(item);
    else {
      settle();
      changes.push({ before: item, after: item });
    }
  }
  settle();
  return changes;
}

const isSame = (one: BodyLine, other: BodyLine): boolean =>
  one.kind === other.kind && one.html === other.html;

/** Lines that went and lines that came at one place, each with the first that is like it. */
function matched(gone: readonly BodyLine[], come: readonly BodyLine[]): LineChange[] {
  const changes: LineChange[] = [];
  let next = 0;
  for (const after of come) {
    const match = gone.findIndex((before, at) => at >= next && isLike(before, after));
    if (match < 0) {
      changes.push({ after });
      continue;
    }
    changes.push(...gone.slice(next, match).map((before) => ({ before })));
    changes.push({ before: gone[match], after });
    next = match + 1;
  }
  return [...changes, ...gone.slice(next).map((before) => ({ before }))];
}

/** Half of the words are the same, in as many cells. */
function isLike(one: BodyLine, other: BodyLine): boolean {
  if (one.cells.length !== other.cells.length) return false;
  const [earlier, later] = [lineText(one), lineText(other)];
  const same = diffWords(earlier, later)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return same * 2 >= Math.max(earlier.length, later.length);
}
