import fc from 'fast-check';

/** The content type with the boundary of these forms. */
export const formType = 'multipart/form-data; boundary=b';

const names = fc.constantFrom(
  'name',
  'email',
  'phoneNumber',
  'verification',
  'dateOfBirth',
  'profilePhoto',
  'removePhoto',
  '__proto__',
  'constructor',
  'toString',
  '',
  'a[0]',
  '\0',
  'a"b',
  '\xff',
  'n'.repeat(101),
  'k'.repeat(20_000),
);
const texts = fc.oneof(
  fc.constantFrom('', 'Ila', '\0', '\xff\xfe', '--b', '\r\n--b', 'a'.repeat(17_000), '{"a":1}'),
  fc.string({ unit: 'binary-ascii', maxLength: 50 }),
);
const pictures = fc.constantFrom(
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff',
  'RIFF\xff\xff\xff\xffWEBPVP8 ',
  '<svg onload="a()"/>',
  'GIF89a',
);
const heads = fc.constantFrom(
  '',
  'content-type: application/json\r\n',
  'content-type: text/plain; charset=utf-16\r\n',
  'content-type: ;;=\r\n',
  'content-type: image/jpeg\r\n',
  'content-transfer-encoding: x\r\n',
  'nonsense\r\n',
  `x: ${'a'.repeat(90_000)}\r\n`,
  'a: b\r\n'.repeat(50),
);
const files = fc.constantFrom(
  '; filename=""',
  '; filename="a.jpg"',
  '; filename="\0"',
  "; filename*=utf-8''%zz",
);

const fields = fc
  .tuple(names, heads, texts)
  .map(([name, head, text]) => partOf(`form-data; name="${name}"`, head, text));
const uploads = fc
  .tuple(names, files, heads, fc.oneof(pictures, texts))
  .map(([name, file, head, text]) => partOf(`form-data; name="${name}"${file}`, head, text));
const oddities = fc.constantFrom(
  partOf('form-data', '', 'a'),
  partOf('attachment; name="a"', '', 'a'),
  partOf('', '', 'a'),
  '--b\r\n\r\n\r\n',
  '--b--\r\n',
  '--b',
  'before the first\r\n',
);
const parts = fc.oneof(
  { weight: 6, arbitrary: fields },
  { weight: 3, arbitrary: uploads },
  oddities,
);

/** Malformed forms, and some correct ones. */
export const forms = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.array(parts, { maxLength: 5 }) },
      fc.array(fields, { minLength: 21, maxLength: 24 }),
    ),
    fc.constantFrom('--b--\r\n', '--b--\r\n', '--b--\r\n', '', '--b--\r\nafter the last', '--b-'),
    fc.oneof({ weight: 4, arbitrary: fc.constant(Infinity) }, fc.nat(300)),
  )
  .map(([all, end, length]) => Buffer.from(all.join('') + end, 'latin1').subarray(0, length));

function partOf(disposition: string, head: string, value: string): string {
  return `--b\r\ncontent-disposition: ${disposition}\r\n${head}\r\n${value}\r\n`;
}
