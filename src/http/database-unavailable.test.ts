import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';
import { testDatabase } from '#test/database.ts';
import { bind } from './bind.ts';
import { startSite } from './site-fixture.ts';

const { db } = await testDatabase({ statementTimeoutMs: 50 });
const unreachable = drizzle(new Pool({ host: '127.0.0.1', port: 1 }));

const read = endpoint({
  name: 'read',
  summary: 'Reads',
  method: 'POST',
  path: '/read',
  access: 'anyone',
  reply: done,
});

test.each([
  ['takes too long', () => db.execute(sql`select pg_sleep(5)`), 503],
  ['is not there', () => unreachable.execute(sql`select 1`), 503],
  [
    'hangs up',
    () => Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    503,
  ],
  [
    'has hung up',
    () => Promise.reject(new Error('Client has encountered a connection error')),
    503,
  ],
  ['is asked nonsense', () => db.execute(sql`select ${'0TP-123456'}::int`), 500],
])('when the database %s, the answer says so', async (_, query, status) => {
  const call = bind(read, async () => {
    await query();
    return {};
  });
  const site = await startSite({ calls: [call] });

  const response = await site.post('/api/read', {});

  expect(response.status).toBe(status);
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  expect(site.lines.join('')).toContain('"level":50');
  expect(site.lines.join('')).not.toContain('0TP-123456');
});
