import fc from 'fast-check';

const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);

/** JSON texts of values that no field expects. */
const values = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '[]',
    '{}',
    '""',
    '" "',
    '1e999',
    '-0',
    '12345678901234567890',
    '["a"]',
    '{"toString":1}',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udc00 a"',
    '"a\\r\\nBcc: b@c.example"',
    '"__proto__"',
    `"${'a'.repeat(6_000)}"`,
    deep('[', ']').slice(0, 8_000),
    '"name@letters.example"',
    '"+91 98765 43210"',
    '"विकास"',
    '"\u202e\ufeff🚣"',
  ),
  fc.json(),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
);

const fields = fc.constantFrom(
  'name',
  'email',
  'phoneNumber',
  'constituency',
  'message',
  'website',
  'type',
  'path',
  '__proto__',
  'constructor',
  'success',
  '',
  'a.b',
  'a[0]',
  '\u0000',
  '\ud800',
);

/** An object as text, so that keys may repeat and numbers may have any size. */
const objects = fc
  .array(fc.tuple(fields, values), { maxLength: 8 })
  .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`);

const oddities = fc.constantFrom(
  '',
  ' ',
  '{',
  '{"name":',
  '{"name":"a"}}',
  "{'name':'a'}",
  '{"name":"a","name":["b"]}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '[[[[[[1]]]]]]',
  'NaN',
  'undefined',
  '\ufeff{}',
  deep('[', ']').slice(0, 16_000),
  deep('{"a":', '}').slice(0, 16_000),
);

const cut = fc
  .tuple(objects, fc.nat(200))
  .map(([text, length]) => text.slice(0, Math.min(length, text.length)));

const texts = fc.oneof({ weight: 6, arbitrary: objects }, oddities, cut, values);

const encoded = fc
  .tuple(texts, fc.constantFrom('utf8', 'utf8', 'utf8', 'utf8', 'utf16le', 'latin1'))
  .map(([text, encoding]) => Buffer.from(text, encoding as BufferEncoding));

/** Made once, because they are large. */
const large = fc.constantFrom(
  Buffer.from(`{"${'k'.repeat(1_000_000)}":1}`),
  Buffer.from(deep('[', ']')),
  Buffer.from(deep('{"a":', '}')),
  Buffer.from(`{"name":"${'a'.repeat(16_384)}"}`),
);

const binary = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes));

/** Malformed bodies, and some correct ones. */
export const bodies = fc.oneof(
  { weight: 40, arbitrary: encoded },
  { weight: 4, arbitrary: binary },
  { weight: 1, arbitrary: large },
);
