import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '#test/database-admin.ts';
import { testDatabase } from '#test/database.ts';
import { connectDatabase } from './connection.ts';
import { notify } from './notify.ts';

const { url, db, pool } = await testDatabase();
const quiet = { onError: () => undefined };

test('A statement ends at the time limit, and the next one works', async () => {
  const connection = await connectDatabase(url, { ...quiet, statementTimeoutMs: 100, poolSize: 1 });
  onTestFinished(connection.close);
  const slow = connection.pool.query('SELECT pg_sleep(30)');
  await expect(slow).rejects.toThrow(/statement timeout/);
  expect((await connection.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('The limit is two seconds unless told', async () => {
  expect((await pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '2s' }]);
});

test('A connection that breaks in use fails the next statement on it, and no more', async () => {
  const connection = await connectDatabase(url, { ...quiet, poolSize: 1 });
  onTestFinished(connection.close);
  const client = await connection.pool.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow(/not queryable/);
  client.release();
  expect((await connection.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('A server that accepts and never answers is given up', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(
    connectDatabase(`postgresql://site@127.0.0.1:${port}/abhiyan`, quiet),
  ).rejects.toThrow(`127.0.0.1:${port} does not answer`);
});

test('A wrong DATABASE_URL is one line without the password', async () => {
  const refused = connectDatabase('postgresql://site:secret-word@127.0.0.1:1/abhiyan', quiet);
  await expect(refused).rejects.toThrow(
    /^DATABASE_URL does not work: no PostgreSQL listens at 127\.0\.0\.1:1; start it, or correct the host and port$/,
  );
});

test('A folder without a socket is told', async () => {
  await expect(connectDatabase('postgresql://site@/abhiyan?host=/nowhere', quiet)).rejects.toThrow(
    'no PostgreSQL listens at /nowhere:5432',
  );
});

test('A database that is missing is told by name', async () => {
  await expect(connectDatabase(databaseUrl(url, 'missing'), quiet)).rejects.toThrow(
    /^DATABASE_URL does not work: there is no database missing at .+; create it$/,
  );
});

test('A notification arrives when its transaction commits', async () => {
  const connection = await connectDatabase(url, quiet);
  onTestFinished(connection.close);
  const heard: string[] = [];
  const arrived = Promise.withResolvers<void>();
  await connection.listen('Events changed', {
    onMessage: (payload) => {
      heard.push(payload);
      if (payload === 'last') arrived.resolve();
    },
  });
  await db
    .transaction(async (tx) => {
      await notify(tx, 'Events changed', 'never said');
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await notify(db, 'Events changed', 'last');
  await arrived.promise;
  expect(heard).toEqual(['last']);
});
