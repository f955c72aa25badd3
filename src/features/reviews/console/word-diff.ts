/** A stretch of a text: the same in both, taken out, or put in. */
export interface Stretch {
  kind: 'same' | 'out' | 'in';
  text: string;
}

/** A stretch with its place among all, for whoever draws them. */
export interface PlacedStretch extends Stretch {
  at: number;
}

/** Longer texts are compared whole: one in place of the other. */
const MOST_WORDS = 3_000;

/** The words that differ between two texts, in the order of reading. */
export function wordDiff(before: string, after: string): PlacedStretch[] {
  const [a, b] = [wordsIn(before), wordsIn(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return joined([...a.map(as('out')), ...b.map(as('in'))]);
  const lengths = commonLengths(a, b);
  const found: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]];
    if (one !== undefined && one === other) {
      found.push({ kind: 'same', text: one });
      [i, j] = [i + 1, j + 1];
    } else if (
      one !== undefined &&
      (other === undefined || longest(lengths, i + 1, j) >= longest(lengths, i, j + 1))
    ) {
      found.push({ kind: 'out', text: one });
      i += 1;
    } else {
      found.push({ kind: 'in', text: other ?? '' });
      j += 1;
    }
  }
  return joined(found);
}

const wordsIn = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

const as = (kind: Stretch['kind']) => (text: string) => ({ kind, text });

/** For each pair of ends, the most words that both have in one order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      if (!row) continue;
      row[j] =
        a[i] === b[j]
          ? longest(rows, i + 1, j + 1) + 1
          : Math.max(longest(rows, i + 1, j), longest(rows, i, j + 1));
    }
  return rows;
}

const longest = (rows: readonly Uint16Array[], i: number, j: number) => rows[i]?.[j] ?? 0;

function joined(stretches: readonly Stretch[]): PlacedStretch[] {
  const all: PlacedStretch[] = [];
  for (const stretch of stretches) {
    const last = all.at(-1);
    if (last?.kind === stretch.kind) last.text += stretch.text;
    else all.push({ ...stretch, at: all.length });
  }
  return all;
}

/** The words of clean HTML, a line for each paragraph. */
export function textOf(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|blockquote|tr)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
