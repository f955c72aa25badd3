import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from './site-fixture.ts';

async function buildFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'entry-1a2b.js'), 'start();'.repeat(100));
  await writeFile(join(folder, 'assets', 'wasm-worker-3c4d.js'), 'look();');
  await writeFile(join(folder, 'sw.js'), 'listen();');
  await writeFile(join(folder, 'assets', 'latin-5e6f.woff2'), 'glyphs');
  await writeFile(join(folder, '.hidden'), 'secret');
  return folder;
}

test('a file named by its content is kept for a year, compressed', async () => {
  const site = await startSite({ clientFolders: [await buildFolder()] });

  const response = await site.get('/assets/entry-1a2b.js', { 'accept-encoding': 'br' });

  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe('start();'.repeat(100));
});

test('any other file is asked for again, and costs nothing when it is the same', async () => {
  const site = await startSite({ clientFolders: [await buildFolder()] });
  const first = await site.get('/sw.js');
  expect(first.headers.get('cache-control')).toBe('no-cache');

  const again = await site.get('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' });

  expect(again.status).toBe(304);
});

test('the service worker may fetch what its pages show, from here alone, and one kind of worker runs WebAssembly', async () => {
  const site = await startSite({ clientFolders: [await buildFolder()] });

  const policy = async (path: string) =>
    (await site.get(path)).headers.get('content-security-policy');

  expect(await policy('/sw.js')).toContain("default-src 'self'");
  expect(await policy('/assets/entry-1a2b.js')).toContain("default-src 'none'");
  expect(await policy('/assets/entry-1a2b.js')).not.toContain('wasm');
  const ofWasm = await policy('/assets/wasm-worker-3c4d.js');
  expect(ofWasm).toContain(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(ofWasm).toContain("require-trusted-types-for 'script'");
});

test('a font has no headers that only a document needs', async () => {
  const site = await startSite({ clientFolders: [await buildFolder()] });

  const { headers } = await site.get('/assets/latin-5e6f.woff2');

  expect(headers.get('content-type')).toBe('font/woff2');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.has('permissions-policy')).toBe(false);
  expect(headers.has('referrer-policy')).toBe(false);
  expect(headers.has('vary')).toBe(false);
  expect((await site.get('/sw.js')).headers.has('permissions-policy')).toBe(true);
});

test.each([
  '/.hidden',
  '/assets/../.hidden',
  '/assets/',
  '/assets/nothing.js',
  '/assets/%2e%2e/sw.js',
])('%s is not there', async (path) => {
  const site = await startSite({ clientFolders: [await buildFolder()] });

  const answer = await site.raw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);

  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});
