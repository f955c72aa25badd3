import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { queryKeysOf } from '#http/query.ts';
import { bodies } from './bodies.ts';
import { forms, formType } from './forms.ts';

/** One request as bytes; `isSealed` when its connection must not be reused. */
export interface MalformedRequest {
  bytes: Buffer;
  method: string;
  isSealed: boolean;
  /** Whether its address is that of a call, which always replies in JSON. */
  isCall: boolean;
}

/** Terminates an unfinished request. */
const SEAL = Buffer.from('\r\n\r\n\0\r\n\r\n');

const queryValues = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '1e9',
    '99999999999999999999',
    'NaN',
    '1.5',
    '٣',
    '%',
    '%zz',
    '%00',
    '%ED%A0%80',
    '%E0%A4',
    '%F0%9F%9A%A3',
    "'",
    '%27%27;--',
    '%5C',
    '%25',
    '!!!',
    'a%26',
    ':*',
    '(((',
    '%E0%A4%B5%E0%A4%BF%E0%A4%95%E0%A4%BE%E0%A4%B8',
    'vikas',
    'a'.repeat(100),
    'a'.repeat(3_000),
    '%F0%9F%9A%A3'.repeat(100),
    '2024-02-30',
    '0000-00-00',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2024-13',
    'all',
    '00000000-0000-0000-0000-000000000000',
    'campaign',
    '../../etc',
    '%2e%2e%2f',
    '\xe0\xa4\xb5',
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.stringMatching(/^[!-~]{0,30}$/),
);

const oddKeys = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '%00',
  '%',
  'utm_source',
  '[]',
  's[a]',
];

const queriesOf = (endpoint: Endpoint) => {
  const known = queryKeysOf(endpoint);
  const listed = known.flatMap((key) => [`${key}[]`, `${key}[0]`, `${key}[__proto__]`]);
  const keys = fc.constantFrom(...known, ...known, ...known, ...listed, ...oddKeys);
  return fc
    .array(fc.tuple(keys, queryValues), { maxLength: 5 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));
};

const headerValues = fc.oneof(
  fc.constantFrom(
    '',
    ',',
    ';;q=',
    '*',
    '-1',
    '"',
    'null',
    'hi',
    'hi-IN,hi;q=0.9',
    'q=q=q',
    'x'.repeat(2_000),
    'bytes=0-',
    'bytes=5-1',
    'W/"a"',
    '"a", "b"',
    'gzip',
    'br;q=2, *;q=-1',
    'Bearer ',
    'Bearer a',
    '127.0.0.1, ::1, evil',
    '[::]',
    'chunked, gzip',
    '\x80\xff',
  ),
  fc.stringMatching(/^[!-~][ -~]{0,40}$/),
);

const headerNames = fc.constantFrom(
  'accept',
  'accept-language',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'authorization',
  'x-access-token',
  'cookie',
  'x-forwarded-for',
  'x-forwarded-host',
  'origin',
  'content-encoding',
  'content-language',
  'x-http-method-override',
  '__proto__',
  'te',
  'forwarded',
);

const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'application/json; charset="',
    'APPLICATION/JSON;;',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=a',
    'application/x-www-form-urlencoded',
    'application/json/json',
    '*/*',
    '',
    'a',
    'application/vnd.api+json',
    'text/html; charset=x',
  ),
);

const otherMethods = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
);

/** Lines that break the framing of HTTP itself. */
const breakers = fc.constantFrom(
  'content-length: 5\r\ncontent-length: 6',
  'content-length: -1',
  'content-length: 9999999',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 3',
  'a b: c',
  '\0: a',
  'x: a\0b',
  ' folded',
  'expect: 200-ok',
  'upgrade: h2c\r\nconnection: upgrade',
  'host: b',
  `x: ${'a'.repeat(20_000)}`,
);

/** The bodies for a call: forms where it takes them, besides those sent to every call. */
function contentsOf({ encoding }: Endpoint) {
  const others = fc.record({ type: contentTypes, body: bodies });
  if (encoding !== 'multipart') return others;
  return fc.oneof(others, fc.record({ type: fc.constant(formType), body: forms }));
}

/** Malformed requests for one call, and some correct ones. */
export function requestsFor(endpoint: Endpoint): fc.Arbitrary<MalformedRequest> {
  const { method: own, path } = endpoint;
  const paths = fc.oneof(
    { weight: 40, arbitrary: fc.constant(`/api${path}`) },
    fc.constantFrom(
      `/api${path}/`,
      `//api${path}`,
      `/api${path}%00`,
      `/api/.${path}`,
      `/API${path}`,
    ),
  );
  const parts = fc.record({
    method: fc.oneof({ weight: 6, arbitrary: fc.constant<string>(own) }, otherMethods),
    path: paths,
    query: queriesOf(endpoint),
    headers: fc.array(fc.tuple(headerNames, headerValues), { maxLength: 4 }),
    content: contentsOf(endpoint),
    hasBody: own === 'POST' ? fc.constant(true) : fc.boolean(),
    breaker: fc.oneof({ weight: 14, arbitrary: fc.constant(undefined) }, breakers),
  });
  return parts.map(({ method, path: spelled, query, headers, content, ...more }) => {
    const sent = more.hasBody ? content.body : Buffer.alloc(0);
    const lines = [
      `${method} ${spelled}${query === '' ? '' : `?${query}`} HTTP/1.1`,
      'host: site.example',
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...(more.hasBody ? [`content-type: ${content.type}`] : []),
      more.breaker ?? `content-length: ${sent.length}`,
    ];
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    const isSealed = more.breaker !== undefined;
    const bytes = Buffer.concat([head, sent, ...(isSealed ? [SEAL] : [])]);
    return { bytes, method, isSealed, isCall: spelled.startsWith('/api/') };
  });
}
