/** A stretch of two texts: in both, in the earlier alone, or in the later alone. */
export interface Stretch {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Words with their signs, runs of white space, and every other sign by itself. */
const TOKEN = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:[-'’.,:][\p{L}\p{M}\p{N}\u200c\u200d]+)*|\s+|[^]/gu;

/** Edits beyond which two texts count as rewritten: the search takes time by their square. */
const MAX_EDITS = 1_500;

/** The stretches that lead from one text to another, word by word, with the fewest changes. */
export function diffWords(earlier: string, later: string): Stretch[] {
  const from: string[] = earlier.match(TOKEN) ?? [];
  const to: string[] = later.match(TOKEN) ?? [];
  return joined(readable(diffLists(from, to, (a, b) => a === b)));
}

/** The fewest changes between two lists of anything: each item with the list or lists that hold it. */
export function diffLists<Item>(
  from: readonly Item[],
  to: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): { kind: Stretch['kind']; item: Item }[] {
  const begin = commonStart(from, to, isSame);
  const end = commonEnd(from, to, begin, isSame);
  const same = (items: readonly Item[]) => items.map((item) => ({ kind: 'same' as const, item }));
  const middle = shortest(
    from.slice(begin, from.length - end),
    to.slice(begin, to.length - end),
    isSame,
  );
  return [...same(to.slice(0, begin)), ...middle, ...same(to.slice(to.length - end))];
}

type Same<Item> = (a: Item, b: Item) => boolean;
type Steps<Item> = { kind: Stretch['kind']; item: Item }[];

function commonStart<Item>(from: readonly Item[], to: readonly Item[], isSame: Same<Item>): number {
  const most = Math.min(from.length, to.length);
  let count = 0;
  while (count < most && isSame(from[count] as Item, to[count] as Item)) count += 1;
  return count;
}

function commonEnd<Item>(
  from: readonly Item[],
  to: readonly Item[],
  begin: number,
  isSame: Same<Item>,
): number {
  const most = Math.min(from.length, to.length) - begin;
  let count = 0;
  while (count < most && isSame(from.at(-1 - count) as Item, to.at(-1 - count) as Item)) count += 1;
  return count;
}

/**
 * Myers' algorithm: `reach` holds, for each diagonal, how far into `from` a path of so many edits
 * comes. Past the limit everything counts as replaced.
 */
function shortest<Item>(from: readonly Item[], to: readonly Item[], isSame: Same<Item>) {
  const most = Math.min(from.length + to.length, MAX_EDITS);
  const history: Map<number, number>[] = [];
  let reach = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= most; edits += 1) {
    const next = new Map<number, number>();
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = furthest(reach, diagonal, edits);
      while (isBoth(from, to, x, x - diagonal, isSame)) x += 1;
      next.set(diagonal, x);
      if (x >= from.length && x - diagonal >= to.length) return walkBack(from, to, history, edits);
    }
    history.push(next);
    reach = next;
  }
  return [...from.map((item) => gone(item)), ...to.map((item) => added(item))];
}

const gone = <Item>(item: Item) => ({ kind: 'gone' as const, item });
const added = <Item>(item: Item) => ({ kind: 'new' as const, item });

function isBoth<Item>(
  from: readonly Item[],
  to: readonly Item[],
  x: number,
  y: number,
  isSame: Same<Item>,
): boolean {
  return x < from.length && y < to.length && isSame(from[x] as Item, to[y] as Item);
}

/** Whether the best path onto a diagonal comes down from the one above, by an insertion. */
const comesDown = (reach: ReadonlyMap<number, number>, diagonal: number, edits: number) =>
  diagonal === -edits ||
  (diagonal !== edits && (reach.get(diagonal - 1) ?? -1) < (reach.get(diagonal + 1) ?? -1));

function furthest(reach: ReadonlyMap<number, number>, diagonal: number, edits: number): number {
  if (edits === 0) return 0;
  return comesDown(reach, diagonal, edits)
    ? (reach.get(diagonal + 1) ?? 0)
    : (reach.get(diagonal - 1) ?? 0) + 1;
}

function walkBack<Item>(
  from: readonly Item[],
  to: readonly Item[],
  history: readonly ReadonlyMap<number, number>[],
  edits: number,
): Steps<Item> {
  const steps: Steps<Item> = [];
  let [x, y] = [from.length, to.length];
  for (let left = edits; left > 0; left -= 1) {
    const reach = history[left - 1] ?? new Map<number, number>();
    const down = comesDown(reach, x - y, left);
    const before = x - y + (down ? 1 : -1);
    const fromX = reach.get(before) ?? 0;
    for (; x > fromX + (down ? 0 : 1); x -= 1, y -= 1)
      steps.push({ kind: 'same', item: to[y - 1] as Item });
    if (down) steps.push(added(to[(y -= 1)] as Item));
    else steps.push(gone(from[(x -= 1)] as Item));
  }
  for (; x > 0; x -= 1) steps.push({ kind: 'same', item: to[x - 1] as Item });
  return steps.toReversed();
}

/** White space alone between two changes joins them, and what goes stands before what comes. */
function readable(steps: { kind: Stretch['kind']; item: string }[]): Stretch[] {
  const shown: Stretch[] = [];
  let pending: { gone: string; new: string } | undefined;
  const settle = () => {
    if (pending?.gone) shown.push({ kind: 'gone', text: pending.gone });
    if (pending?.new) shown.push({ kind: 'new', text: pending.new });
    pending = undefined;
  };
  for (const [at, { kind, item }] of steps.entries()) {
    const isBridge =
      kind === 'same' && pending && /^\s+$/.test(item) && changesOn(steps[at + 1], pending);
    if (kind === 'same' && !isBridge) {
      settle();
      shown.push({ kind, text: item });
      continue;
    }
    pending ??= { gone: '', new: '' };
    if (kind !== 'new') pending.gone += item;
    if (kind !== 'gone') pending.new += item;
  }
  settle();
  return shown;
}

/** A bridge is worth it where both sides go on changing. */
const changesOn = (
  next: { kind: Stretch['kind'] } | undefined,
  pending: { gone: string; new: string },
): boolean =>
  next !== undefined && next.kind !== 'same' && pending.gone !== '' && pending.new !== '';

/** Stretches of the same kind that touch are one. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const runs: Stretch[] = [];
  for (const { kind, text } of stretches) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}

/** The stretches around changes, with a few words on each side; the rest is left out as `…`. */
export function excerptOfChanges(stretches: readonly Stretch[], words = 3): Stretch[] {
  const last = stretches.length - 1;
  return stretches.map(({ kind, text }, at) =>
    kind === 'same' ? { kind, text: shortened(text, at > 0, at < last, words) } : { kind, text },
  );
}

function shortened(text: string, afterChange: boolean, beforeChange: boolean, words: number) {
  const parts = text.split(/(?<=\s)(?=\S)/);
  const kept = (afterChange ? words : 0) + (beforeChange ? words : 0);
  if (parts.length <= kept + 1) return text;
  const start = afterChange ? parts.slice(0, words).join('').trimEnd() : '';
  const end = beforeChange ? parts.slice(-words).join('') : '';
  return [start, '…', end].filter(Boolean).join(' ');
}
