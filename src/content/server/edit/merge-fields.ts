import { isDeepStrictEqual } from 'node:util';
import { factsPart } from './parts.ts';
import type { Part, PartContent } from './parts.ts';

/** The fields of a part in one flat record: those of a language beside its title, summary and body. */
export function fieldsIn(part: Part, content: PartContent): Record<string, unknown> {
  if (part === factsPart) return content;
  const { words, ...own } = content;
  return { ...(words as Record<string, unknown> | undefined), ...own };
}

/** Names of the fields that differ between two contents of a part. */
export function changedFields(part: Part, one: PartContent, other: PartContent): string[] {
  const [a, b] = [fieldsIn(part, one), fieldsIn(part, other)];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !isDeepStrictEqual(a[name] ?? null, b[name] ?? null));
}

interface Edits {
  /** The content that both began from. */
  base: PartContent;
  theirs: PartContent;
  yours: PartContent;
}

/** Both edits in one, where no field was changed by both; otherwise the fields that were. */
export function mergeFields(
  part: Part,
  { base, theirs, yours }: Edits,
): { merged: PartContent } | { both: string[] } {
  const mine = changedFields(part, base, yours);
  const others = new Set(changedFields(part, base, theirs));
  const different = new Set(changedFields(part, theirs, yours));
  const both = mine.filter((name) => others.has(name) && different.has(name));
  if (both.length > 0) return { both };
  return { merged: withFields(part, { from: yours, into: theirs, names: mine }) };
}

interface Copying {
  from: PartContent;
  into: PartContent;
  names: readonly string[];
}

function withFields(part: Part, { from, into, names }: Copying): PartContent {
  if (part === factsPart) return copied({ from, into, names });
  const own = ['title', 'summary', 'body'];
  const words = copied({
    from: Object(from['words']),
    into: Object(into['words']),
    names: names.filter((name) => !own.includes(name)),
  });
  return { ...copied({ from, into, names: names.filter((name) => own.includes(name)) }), words };
}

function copied({ from, into, names }: Copying): PartContent {
  const kept = Object.entries(into).filter(([name]) => !names.includes(name));
  const taken = names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]));
  return Object.fromEntries([...kept, ...taken]) as PartContent;
}
