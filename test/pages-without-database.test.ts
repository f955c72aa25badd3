import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true });
const printed = vi.spyOn(console, 'error');

/** Locks published content against every reader, until the test is over. */
async function lockContent(): Promise<void> {
  const client = new Client(site.databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; lock table versions in access exclusive mode');
}

it('a page says that the site is busy while the database is over its time, and when to come back', async () => {
  await lockContent();

  const pages = await Promise.all(
    ['/', '/hi/news?s=turnip', '/nothing-here'].map((path) => site.get(path)),
  );

  for (const page of pages) {
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-type')).toContain('text/html');
  }
  const log = site.faults.join('');
  expect(log).toContain('"message":"A query failed"');
  expect(log).not.toMatch(/from versions|turnip/);
  expect(printed).not.toHaveBeenCalled();
});

it('a picture for a shared link says the same in a sentence', async () => {
  await lockContent();

  const picture = await site.get('/share/1/en/abc.jpg');

  expect(picture.status).toBe(503);
  expect(Number(picture.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('afterwards every page is there again', async () => {
  expect((await site.get('/')).status).toBe(200);
  expect((await site.get('/hi/news?s=turnip')).status).toBe(200);
});
