import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

/** Texts that must stay text to a search, a filter, an order or a cursor, and never become a part of a query. */
const injections = [
  "'",
  "' OR '1'='1",
  "'; DROP TABLE letters; --",
  '") OR ("1"="1',
  "a'||pg_sleep(9)--",
  '1; SELECT pg_sleep(9)',
  "' UNION SELECT email FROM users--",
  'id desc; --',
  '\\',
  "\\'",
];
/** They match everything where they reach a LIKE, a regular expression or a word search as they are. */
export const wildcards = ['%', '_', '%%', '.*', '*', ':*', "' OR '1'='1"];
const oddities = [
  '',
  ' ',
  'null',
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999',
  '999999999999999',
  'a & ',
  '!!!',
  '(((',
  '2024-02-30',
  '../../etc/passwd',
  '{"$gt":""}',
  'विकास\u202e\ufeff🚣',
  'a'.repeat(5_000),
];
const texts = [...injections, ...wildcards, ...oddities];
const encoded = [
  ...texts.map(encodeURIComponent),
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E0%A4',
  '%',
  '%zz',
];

/** Queries that give the same key as a list, an object, or twice. */
const asLists = (key: string) => [`${key}[]=a`, `${key}[$ne]=a`, `${key}=a&${key}=b`];

/** Values of a body that are no text. */
const noTexts = [['a'], { $ne: 'a' }, 1e21, true, null, [], '\ud800', 'a\0b'];

/** One request of an agent who is logged in. */
export interface TypedRequest {
  path: string;
  body?: object;
}

/** Whether a call of agents reads: lists, searches and tables to take away. */
export const isReadByAgents = ({ access }: Endpoint): boolean =>
  typeof access === 'object' && /:(read|export)$/.test(access.agent);

/** Every parameter of a reading call with everything that somebody may type, the others being right. */
export function typedInto(endpoint: Endpoint, known: readonly unknown[]): TypedRequest[] {
  const { path, method } = endpoint;
  if (method === 'GET') {
    const usual = usualOf(endpoint.query, known);
    const others = (key: string) =>
      Object.entries(usual)
        .filter(([other]) => other !== key)
        .map(([other, value]) => `&${other}=${encodeURIComponent(String(value))}`)
        .join('');
    return keysOf(endpoint.query).flatMap((key) =>
      [...encoded.map((text) => `${key}=${text}`), ...asLists(key)].map((query) => ({
        path: `/api${path}?${query}${others(key)}`,
      })),
    );
  }
  const usual = usualOf(endpoint.body, known);
  return bodiesOf(endpoint.body, usual).map((body) => ({ path: `/api${path}`, body }));
}

/** Each field, and each field of a filter inside, with each value. */
function bodiesOf(schema: unknown, usual: Record<string, unknown>): object[] {
  const values = [...texts, ...noTexts];
  return Object.entries(fieldsOf(schema)).flatMap(([key, field]) => {
    const inner = bodiesOf(field, {}).map((value) => ({ ...usual, [key]: value }));
    return [...values.map((value) => ({ ...usual, [key]: value })), ...inner];
  });
}

export const keysOf = (schema: unknown): string[] => Object.keys(fieldsOf(schema));

/** The first of known values that each field takes; one that may be left out is. */
export function usualOf(schema: unknown, known: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fieldsOf(schema)).flatMap(([key, field]) => {
      if (field.safeParse(undefined).success) return [];
      const found = known.find((value) => field.safeParse(value).success);
      return found === undefined ? [] : [[key, found]];
    }),
  );
}

function fieldsOf(schema: unknown): Record<string, z.ZodType> {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap();
  return inner instanceof z.ZodObject ? inner.shape : {};
}
