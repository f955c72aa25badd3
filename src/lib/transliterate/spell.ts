import { consonantWays, vowelWays } from './letters.ts';
import type { Way } from './letters.ts';

const VIRAMA = '\u094d';
const ANUSVARA = '\u0902';
/** Spellings that are followed at once; more would only bring stranger ones. */
const BATCH_SIZE = 40;

interface Unit {
  typed: string;
  kind: 'consonant' | 'vowel' | 'other';
}

/** Ways to write a Latin word in Devanagari by its letters alone, the most usual first. */
export function spell(latin: string, most: number): string[] {
  const units = unitsOf(latin);
  let spellings: Way[] = [['', 0]];
  for (const at of units.keys()) {
    const ways = waysOf(units, at);
    spellings = spellings
      .flatMap(([text, cost]) => ways.map(([letters, more]): Way => [text + letters, cost + more]))
      .sort(([, a], [, b]) => a - b)
      .slice(0, BATCH_SIZE);
  }
  return [...new Set(spellings.map(([text]) => text.normalize('NFC')))].slice(0, most);
}

/** Cuts a word into the longest spellings that the tables know. */
function unitsOf(latin: string): Unit[] {
  const units: Unit[] = [];
  for (let from = 0; from < latin.length;) {
    const unit = unitAt(latin, from);
    units.push(unit);
    from += unit.typed.length;
  }
  return units;
}

const LONGEST = 5;

function unitAt(latin: string, from: number): Unit {
  for (let length = LONGEST; length > 0; length -= 1) {
    const typed = latin.slice(from, from + length);
    if (typed.length < length) continue;
    if (Object.hasOwn(vowelWays, typed)) return { typed, kind: 'vowel' };
    if (Object.hasOwn(consonantWays, typed)) return { typed, kind: 'consonant' };
  }
  return { typed: latin.charAt(from), kind: 'other' };
}

function waysOf(units: readonly Unit[], at: number): readonly Way[] {
  const unit = units[at] as Unit;
  const [before, after] = [units[at - 1], units[at + 1]];
  if (unit.kind === 'other') return [[unit.typed, 0]];
  if (unit.kind === 'vowel') return vowelAfter(unit.typed, before, after);
  const ways = consonantWays[unit.typed] ?? [];
  const joined = nasalBefore(unit, before, after) ?? [];
  if (after?.kind !== 'consonant') return [...joined, ...ways];
  const [join, apart] = joinCosts(units, at);
  const written = ways.flatMap(([letters, cost]): Way[] => [
    [letters + VIRAMA, cost + join],
    [letters, cost + apart],
  ]);
  return [...joined, ...written];
}

function vowelAfter(typed: string, before: Unit | undefined, after: Unit | undefined) {
  const ways = vowelWays[typed];
  if (before?.kind !== 'consonant') return ways?.own ?? [];
  return (after ? ways?.sign : ways?.last) ?? [];
}

/** n and m before a consonant of their own place are a dot: हिंदी, संपर्क. */
function nasalBefore({ typed }: Unit, before: Unit | undefined, after: Unit | undefined) {
  if (before?.kind !== 'vowel' || after?.kind !== 'consonant') return undefined;
  const place = typed === 'n' ? /^(?:[kgcjtdTDsz]|v)/ : /^[pbf]/;
  if (typed !== 'n' && typed !== 'm') return undefined;
  return place.test(after.typed) ? [[ANUSVARA, -0.1] as Way] : undefined;
}

/** Pairs that Hindi writes as one letter more often than with the short a between them. */
const JOINED =
  /^(?:s[tkpmnvwy]|s(?:th|ph)|sh(?:t|Th|n|v|w|k)|kt|ks|pt|tm|tv|tw|dv|dw|dy|ty|ny|vy|ly|jy|ky|khy|gy|my|sy|by|[kgtdpb]r|(?:gh|dh|bh|sh)r|nn|mm|ll|tt|dd|kk|pp|bb|jj|ss|tth|ddh|kkh|shch|lp|nm|ndr)/;

/** Costs of joining a consonant to the next, and of leaving the short a between them. */
function joinCosts(units: readonly Unit[], at: number): [join: number, apart: number] {
  const [{ typed }, next] = [units[at] as Unit, units[at + 1] as Unit];
  const isFirst = !units.slice(0, at).some(({ kind }) => kind === 'vowel');
  if (isFirst) return [0, 1];
  if (JOINED.test(typed + next.typed)) return [0, 0.5];
  const endsWord = at + 2 === units.length;
  if (typed === 'r') return endsWord ? [0, 0.4] : [0.4, 0.1];
  return [0.5, 0.1];
}
