import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Problem } from '#contract/problems.ts';
import { engagement } from '#db/schema/index.ts';
import type { Limits } from '#http/limits/limits.ts';
import { noLimits, startSite } from '#http/site-fixture.ts';
import { indianDay } from '#lib/clock.ts';
import { testSite } from '#test/site.ts';
import { engagementRoutes } from './routes.ts';

const site = await testSite();
const count = (body?: unknown) => site.post('/api/user_engage/create', body);

describe('engagement (spec: call:POST /user_engage/create)', () => {
  it('counts by day, type and path, and keeps nothing else', async () => {
    const bodies = [
      { type: 'share', path: '/news/tap' },
      { type: 'share', path: '/news/tap', name: 'Ila', email: 'ila@letters.example' },
      { type: 'share' },
      {},
    ];
    for (const body of bodies) expect((await count(body)).status).toBe(200);
    const empty = await fetch(`${site.url}/api/user_engage/create`, { method: 'POST' });
    expect(await empty.json()).toEqual({ success: true });
    const day = indianDay(new Date());
    expect(
      await site.db.select().from(engagement).orderBy(engagement.type, engagement.path),
    ).toEqual([
      { day, type: 'share', path: '/', count: 1 },
      { day, type: 'share', path: '/news/tap', count: 2 },
      { day, type: 'visit', path: '/', count: 2 },
    ]);
  });

  it('has no column for anything but the day, the kind, the page and the count', async () => {
    const { rows } = await site.db.execute(
      sql`select column_name as name from information_schema.columns where table_name = 'engagement'`,
    );
    expect(rows.map(({ name }) => String(name)).toSorted()).toEqual([
      'count',
      'day',
      'path',
      'type',
    ]);
  });

  it('takes a type in any letters, and leaves the query out of a path', async () => {
    const body = { type: 'page_View', path: '/news?email=ila@letters.example#top' };
    expect((await count(body)).status).toBe(200);
    const rows = await site.db.select().from(engagement);
    expect(rows.find(({ type }) => type === 'page_View')).toMatchObject({ path: '/news' });
    expect(JSON.stringify(rows)).not.toContain('email');
  });

  it('loses no count when many come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => count({ type: 'crowd' })));
    const rows = await site.db.select().from(engagement);
    expect(rows.find(({ type }) => type === 'crowd')).toMatchObject({ count: 40 });
  });

  it.each([
    [{ type: 'Share it' }, 'type'],
    [{ path: 'news' }, 'path'],
    [{ path: `/${'a'.repeat(200)}` }, 'path'],
    [{ type: 1 }, 'type'],
  ])('refuses %j', async (body, param) => {
    const response = await count(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ param }] });
  });

  it('adds no row to a full day for names that are made up, and goes on counting those it knows', async () => {
    const full: Limits = {
      ...noLimits,
      async consume(bucket) {
        if (bucket === 'engageRows') throw new Problem('tooMany');
      },
    };
    const { post } = await startSite({ calls: engagementRoutes(site.db), limits: full });
    const known = { type: 'known', path: '/news/tap' };
    expect((await count(known)).status).toBe(200);
    for (const body of [known, { type: 'made-up' }, { type: 'share', path: '/made-up' }])
      expect((await post('/api/user_engage/create', body)).status).toBe(200);
    const rows = await site.db.select().from(engagement);
    expect(rows.find(({ type }) => type === 'known')).toMatchObject({ count: 2 });
    expect(rows.find(({ type }) => type === 'other')).toMatchObject({ path: '/', count: 2 });
    expect(rows.filter((row) => `${row.type}${row.path}`.includes('made-up'))).toEqual([]);
  });
});
