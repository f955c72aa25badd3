import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function sources(html: string, directive: string, scripts: string[] = []): string[] {
  const found = contentSecurityPolicy(Buffer.from(html), { scripts })
    .split('; ')
    .find((part) => part.startsWith(directive));
  return found?.split(' ').slice(1) ?? [];
}

test('every inline script of the page’s own code is named by its hash', () => {
  const html = `
    <script>one()</script>
    <SCRIPT type="module" data-x="a>b">two()\r\n</SCRIPT>
    <script type='importmap'>{}</script>`;

  expect(sources(html, 'script-src', ['one()', 'two()\r\n', '{}'])).toEqual([
    "'self'",
    hash('one()'),
    hash('two()\n'),
    hash('{}'),
  ]);
});

test.each([
  ['a script of a file', '<script src="/assets/a.js"></script>'],
  ['a module of a file', '<script async type=module src=/a.js></script>'],
  ['a data block', '<script type="application/ld+json">{"a":1}</script>'],
  ['JSON', '<script type=application/json>{}</script>'],
])('%s needs no hash', (_, html) => {
  expect(sources(html, 'script-src')).toEqual(["'self'"]);
});

test('an attribute that only ends in src or type is not taken for it', () => {
  const html = '<script data-src="x" data-type="application/json">go()</script>';

  expect(sources(html, 'script-src', ['go()'])).toEqual(["'self'", hash('go()')]);
});

test('a script that came into the page in any other way has no hash', () => {
  const ours = 'say("घाट")';
  const html = `<script>${ours}</script><script>steal()</script><b><script>${ours};steal()</script></b>`;

  expect(sources(html, 'script-src', [ours])).toEqual(["'self'", hash(ours)]);
});

const stream = 'window.__reactRouterContext.streamController';

test.each([`${stream}.enqueue("[{\\"_1\\":2},\\u003c]\\n");`, `${stream}.close();`])(
  'the router’s own %s is named by its hash',
  (code) => {
    expect(sources(`<script>${code}</script>`, 'script-src')).toEqual(["'self'", hash(code)]);
  },
);

test.each([
  `${stream}.enqueue("a");steal();`,
  `${stream}.enqueue("a"+steal());`,
  `${stream}.enqueue("a\\"); steal("b");`,
  `${stream}.enqueue("a"),steal("");`,
  `steal();${stream}.close();`,
  `${stream}.close();\nsteal();`,
])('%s only looks like it', (code) => {
  expect(sources(`<script>${code}</script>`, 'script-src')).toEqual(["'self'"]);
});

test('every inline style is named by its hash', () => {
  expect(sources('<style media="print">p{}</style>', 'style-src')).toEqual(["'self'", hash('p{}')]);
});

test('a page loads nothing but our own files, and films in a frame', () => {
  const policy = contentSecurityPolicy(Buffer.from('<p>hello</p>'));

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test('where recaptcha is asked, its scripts and frame are allowed, and nothing else of others (spec: third-party:captcha)', () => {
  const policy = contentSecurityPolicy(Buffer.from('<p>a</p>'), { recaptcha: true });
  expect(policy).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  );
  expect(policy).toContain(
    'frame-src https://www.youtube-nocookie.com https://www.google.com/recaptcha/;',
  );
  expect(policy).not.toContain('require-trusted-types-for');
});
