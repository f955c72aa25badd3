import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import type { FindStored } from './media-files.ts';
import { startSite } from './site-fixture.ts';

/** Stored files that lie in a folder of this machine. */
function diskFiles(folder: string): FindStored {
  return async (path) => {
    const file = join(folder, path);
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    return {
      bytes: stats.size,
      version: `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`,
      read: (range) => createReadStream(file, range),
    };
  };
}

async function mediaSite() {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'speech.mp3'), '0123456789');
  await writeFile(join(folder, 'page.html'), '<script>run()</script>');
  await writeFile(join(folder, 'plan.pdf'), '%PDF');
  return startSite({ media: diskFiles(folder) });
}

test('a recording is sent whole, and says that it can be wound', async () => {
  const site = await mediaSite();

  const response = await site.get('/media/speech.mp3');

  expect(response.status).toBe(200);
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe('0123456789');
});

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
  ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=5-2', 200, null, '0123456789'],
  ['bytes=0-1,4-5', 200, null, '0123456789'],
  ['lines=1-2', 200, null, '0123456789'],
])('the range %s is answered with %i', async (range, status, contentRange, text) => {
  const site = await mediaSite();

  const response = await site.get('/media/speech.mp3', { range });

  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(await response.text()).toBe(text);
});

test('a part of an older recording is not joined to a newer one', async () => {
  const site = await mediaSite();

  const response = await site.get('/media/speech.mp3', { range: 'bytes=2-4', 'if-range': '"old"' });

  expect(response.status).toBe(200);
});

test('a recording that a browser has already is not sent again', async () => {
  const site = await mediaSite();
  const etag = (await site.get('/media/speech.mp3')).headers.get('etag') ?? '';

  const response = await site.get('/media/speech.mp3', { 'if-none-match': etag });

  expect(response.status).toBe(304);
});

test('a browser keeps a file for a day, and what serves many asks after minutes whether it was taken down', async () => {
  const site = await mediaSite();

  const { headers } = await site.get('/media/speech.mp3');

  expect(headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=300');
});

test('an uploaded file runs nothing, and an unknown kind is only downloaded', async () => {
  const site = await mediaSite();

  const { headers } = await site.get('/media/page.html');

  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-disposition')).toBe('attachment');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a document opens in the viewer of the browser', async () => {
  const site = await mediaSite();

  const { headers } = await site.get('/media/plan.pdf');

  expect(headers.get('content-disposition')).toBe('inline');
  expect(headers.get('content-security-policy')).not.toContain('sandbox');
});

test('HEAD tells the size of a recording without sending it', async () => {
  const site = await mediaSite();

  const response = await fetch(`${site.url}/media/speech.mp3`, { method: 'HEAD' });

  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe('');
});

test.each([
  'nothing.mp3',
  '../changes',
  '%2e%2e/x',
  '..%2fx',
  '.hidden',
  'a%5cb',
  '',
  'a//b',
  '%00',
])('/media/%s is not there', async (path) => {
  const site = await mediaSite();

  const answer = await site.raw(
    `GET /media/${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
  );

  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test('HEAD of a film reads nothing of it', async () => {
  const reads: unknown[] = [];
  const film = {
    bytes: 10,
    version: 'a',
    read: (range: unknown) => Readable.from([reads.push(range)]),
  };
  const site = await startSite({ media: async () => film });
  const { status } = await fetch(`${site.url}/media/film.mp4`, { method: 'HEAD' });
  expect([status, reads]).toEqual([200, []]);
});
