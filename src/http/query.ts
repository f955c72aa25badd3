import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { invalid, Problem } from '#contract/problems.ts';
import { decodePart } from '#lib/decode-part.ts';

/** The values of the query keys that its reader knows; all others are ignored. */
export interface Query {
  /** Key → value, in the order of the known keys. */
  values: ReadonlyMap<string, string>;
  /** Known keys that were given twice, or as a list or an object. */
  repeated: ReadonlySet<string>;
  /** Known keys whose value is broken percent-encoding. */
  broken: ReadonlySet<string>;
}

const nothing: Query = { values: new Map(), repeated: new Set(), broken: new Set() };

/** The query keys that an endpoint declares. */
export function queryKeysOf({ name, query }: Endpoint): string[] {
  if (!query) return [];
  if (query instanceof z.ZodObject) return Object.keys(query.shape);
  throw new Error(`The query of ${name} must be an object`);
}

/** Splits an address at its first `?`. */
export function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  if (mark === -1) return { path: url, search: '' };
  return { path: url.slice(0, mark), search: url.slice(mark + 1) };
}

/** Reads the known keys out of `a=1&b=2`. */
export function readQuery(search: string, known: readonly string[]): Query {
  if (search === '' || known.length === 0) return nothing;
  const given = new Map<string, string>();
  const repeated = new Set<string>();
  const broken = new Set<string>();
  for (const pair of search.split('&')) {
    const { key, isPlain, value } = readPair(pair);
    if (!known.includes(key)) continue;
    if (!isPlain || given.has(key)) repeated.add(key);
    if (value === undefined) broken.add(key);
    else if (!given.has(key)) given.set(key, value);
  }
  return { values: inOrder(given, known), repeated, broken };
}

/** The canonical form of a query, whatever order and spelling it came in: `page=2&s=road%20work`. */
export function canonicalQuery({ values }: Query): string {
  return [...values].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
}

/** The values of a valid query; otherwise throws the Problem that names the faults. */
export function validateQuery({ values, repeated, broken }: Query): Record<string, string> {
  if (broken.size > 0) throw new Problem('malformed');
  const errors = [...repeated].map((param) => ({ param, msg: 'Give this only once' }));
  if (errors.length > 0) throw invalid(...errors);
  return Object.fromEntries(values);
}

/** `s[]`, `s[0]` and `s[a][b]` are all spellings of a list or an object called `s`. */
function readPair(pair: string): { key: string; isPlain: boolean; value: string | undefined } {
  const sign = pair.indexOf('=');
  const name = decode(sign === -1 ? pair : pair.slice(0, sign)) ?? '';
  const bracket = name.indexOf('[');
  const key = bracket === -1 ? name : name.slice(0, bracket);
  return { key, isPlain: bracket === -1, value: sign === -1 ? '' : decode(pair.slice(sign + 1)) };
}

function decode(text: string): string | undefined {
  return decodePart(text.replaceAll('+', ' '));
}

function inOrder(given: Map<string, string>, known: readonly string[]): Map<string, string> {
  const sorted = new Map<string, string>();
  for (const key of known) {
    const value = given.get(key);
    if (value !== undefined) sorted.set(key, value);
  }
  return sorted;
}
