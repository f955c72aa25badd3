import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function sources(html: string, directive: string): string[] {
  const found = contentSecurityPolicy(Buffer.from(html))
    .split('; ')
    .find((part) => part.startsWith(directive));
  return found?.split(' ').slice(1) ?? [];
}

test('every inline script that runs is named by its hash', () => {
  const html = `
    <script>one()</script>
    <SCRIPT type="module" data-x="a>b">two()\r\n</SCRIPT>
    <script type='importmap'>{}</script>`;

  expect(sources(html, 'script-src')).toEqual([
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

  expect(sources(html, 'script-src')).toEqual(["'self'", hash('go()')]);
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

test('where recaptcha is asked, its scripts and frame are allowed, and nothing else of others', () => {
  const policy = contentSecurityPolicy(Buffer.from('<p>a</p>'), { recaptcha: true });
  expect(policy).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  );
  expect(policy).toContain(
    'frame-src https://www.youtube-nocookie.com https://www.google.com/recaptcha/;',
  );
  expect(policy).not.toContain('require-trusted-types-for');
});
