import type { QueryConfig } from 'pg';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';
import type { Problem } from '#contract/problems.ts';
import { testDatabase } from '#test/database.ts';
import { bind } from '../bind.ts';
import type { FaultLog } from '../caller.ts';
import { startSite } from '../site-fixture.ts';
import { buckets } from './buckets.ts';
import type { BucketName } from './buckets.ts';
import { createLimits } from './limits.ts';

const { pool } = await testDatabase();
const log = { error: vi.fn<FaultLog['error']>() };
const everyBucket = Object.entries(buckets) as [BucketName, (typeof buckets)[BucketName]][];

test.each(everyBucket)(
  'the bucket %s lets its tries through and not one more',
  async (name, bucket) => {
    // The largest are tried a hundredth of their size, and so on.
    const scale = Math.min(1, 100 / bucket.points);
    const limits = createLimits({ pool, scale, log });

    for (let tries = 0; tries < bucket.points * scale; tries += 1)
      await limits.consume(name, 'ann');

    await expect(limits.consume(name, 'ann')).rejects.toMatchObject({
      code: 'tooMany',
      retryAfter: expect.closeTo(bucket.seconds, -2),
    });
    await expect(limits.consume(name, 'bo')).resolves.toBeUndefined();
  },
);

test('all processes count together', async () => {
  const processes = [1, 2].map(() => createLimits({ pool, scale: 1, log }));

  const tries = processes.flatMap((limits) =>
    [1, 2, 3].map(() => limits.consume('join', 'together')),
  );
  const results = await Promise.allSettled(tries);

  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test('a rehearsal has larger buckets, and a scale near zero leaves one try', async () => {
  const large = createLimits({ pool, scale: 2, log });
  const small = createLimits({ pool, scale: 0.01, log });

  for (let tries = 0; tries < 10; tries += 1) await large.consume('join', 'rehearsal');
  await expect(large.consume('join', 'rehearsal')).rejects.toMatchObject({ code: 'tooMany' });
  await small.consume('join', 'small');
  await expect(small.consume('join', 'small')).rejects.toMatchObject({ code: 'tooMany' });
});

test('the counters hold nobody’s address', async () => {
  await createLimits({ pool, scale: 1, log }).consume('mailAddress', 'ann@example.org');

  const { rows } = await pool.query('SELECT key FROM rate_limits');

  expect(JSON.stringify(rows)).toContain('mailAddress:');
  expect(JSON.stringify(rows)).not.toContain('ann@example.org');
});

test('a clock that is set back shuts nobody out for longer than a window, and opens one window, not many', async () => {
  const limits = createLimits({ pool, scale: 1, log });
  for (let tries = 0; tries < 5; tries += 1) await limits.consume('join', 'back');
  await expect(limits.consume('join', 'back')).rejects.toMatchObject({ code: 'tooMany' });
  const inYears = new Date('2030-01-01').getTime();
  await pool.query(`UPDATE rate_limits SET expire = $1 WHERE key LIKE 'join:%'`, [inYears]);

  const afterwards = createLimits({ pool, scale: 1, log });
  const tries = Array.from({ length: 30 }, () => afterwards.consume('join', 'back'));
  const results = await Promise.allSettled(tries);

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(afterwards.consume('join', 'back')).rejects.toMatchObject({
    retryAfter: expect.closeTo(buckets.join.seconds, -2),
  });
});

test('a flood against an empty bucket does not reach the database', async () => {
  const query = vi.fn<(sql: QueryConfig) => Promise<unknown>>((sql) => pool.query(sql));
  const limits = createLimits({ pool: { query } as unknown as typeof pool, scale: 1, log });

  const flood = Array.from({ length: 5 }, () => limits.consume('join', 'flood'));
  await Promise.allSettled(flood);
  const asked = query.mock.calls.length;
  await expect(limits.consume('join', 'flood')).rejects.toMatchObject({ code: 'tooMany' });

  expect(query.mock.calls.length).toBe(asked);
});

test.each(everyBucket)('uncounted, %s does as the table says', async (name, bucket) => {
  const query = () => Promise.reject(new Error('down'));
  const limits = createLimits({ pool: { query }, scale: 1, log });

  const said = await limits.consume(name, 'ann').catch((problem: Problem) => problem.code);

  expect(said).toBe(bucket.whenUncounted === 'allow' ? undefined : 'busy');
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ bucket: name }),
    expect.anything(),
  );
});

test('over the limit a call says when to come back, and tricks with headers or body change nothing', async () => {
  const join = bind(
    endpoint({
      name: 'join',
      summary: 'Joins',
      method: 'POST',
      path: '/join',
      access: 'anyone',
      limit: 'join',
      body: z.object({}),
      reply: done,
    }),
    async () => ({}),
  );
  const site = await startSite({ calls: [join], limits: createLimits({ pool, scale: 1, log }) });
  for (let tries = 0; tries < 5; tries += 1) await site.post('/api/join', {});

  const response = await site.post(
    '/api/join?x=1',
    { x: 1 },
    { 'x-forwarded-for': '198.51.100.1' },
  );

  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await response.json()).toMatchObject({ success: false });
});
