import { tidyLine } from '#lib/tidy-text.ts';

/** Everything that the silence before a poll holds back. */
export const heldKinds = ['post', 'push', 'mail', 'quiz', 'banner'] as const;
export type HeldKind = (typeof heldKinds)[number];

/** Section 126 of the Representation of the People Act, 1951. */
export const SILENCE_HOURS = 48;

/** The hours before a poll closes in one constituency. */
export interface Silence {
  constituency: string;
  from: Date;
  /** The close of the poll: the first moment after the silence. */
  until: Date;
  /** Whether a named person has lifted all of it. */
  isLifted: boolean;
  /** Items that a named person has let out in spite of it. */
  lifted: readonly { kind: string; item: string }[];
}

export interface Wish {
  kind: HeldKind;
  at: Date;
  /** Where its reader votes, as far as that is known; what is for everybody has none. */
  constituency?: string | null | undefined;
  /** The document or message, which a named person may have let out. */
  item?: string | undefined;
}

/** The service that `main` hands to everything that sends or shows. */
export type WhenMayGoOut = (wish: Wish) => Promise<Date>;

/** The hours of silence that end with a poll. */
export function silenceBefore(closesAt: Date): { from: Date; until: Date } {
  return { from: new Date(closesAt.getTime() - SILENCE_HOURS * 3600_000), until: closesAt };
}

/**
 * The first moment, from the wished one on, at which something may go out. What is for everybody, or for
 * somebody whose constituency has no entered poll, waits while any constituency is silent.
 */
export function whenMayGoOut(silences: readonly Silence[], wish: Wish): Date {
  let { at } = wish;
  const holding = ofConstituency(silences, wish.constituency)
    .filter((silence) => holds(silence, wish))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  // The phases of an election follow each other, so that the end of one silence may lie in another.
  for (const { from, until } of holding) if (from <= at && at < until) at = until;
  return at;
}

/** The next moment at which a silence begins or ends, so that a cached page is made anew then. */
export function nextChange(silences: readonly Silence[], after: Date): Date | undefined {
  const moments = silences.flatMap(({ from, until }) => [from, until]);
  return moments.filter((each) => each > after).toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** A name that is spelled unlike every entered one says nothing about where somebody votes. */
function ofConstituency(silences: readonly Silence[], name: string | null | undefined) {
  const key = constituencyKey(name ?? '');
  const own = silences.filter(({ constituency }) => constituencyKey(constituency) === key);
  return own.length > 0 ? own : silences;
}

function holds({ isLifted, lifted }: Silence, { kind, item }: Wish): boolean {
  return !isLifted && !lifted.some((each) => each.kind === kind && each.item === item);
}

/** A name of a constituency as it is compared with others. */
export const constituencyKey = (name: string): string => tidyLine(name).toLowerCase();
