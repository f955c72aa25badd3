import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { runNodeScript } from '#test/node-script.ts';
import { PATIENCE } from '#test/patience.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { DataFolderBusy } from '../folder-lock.ts';
import { startEmbedded } from './server.ts';
import type { EmbeddedOptions } from './server.ts';

const quiet = { onProgress: () => undefined, onError: () => undefined };

/** A server that ends with the test. */
async function start(dataFolder: string, told: Partial<EmbeddedOptions> = {}) {
  const server = await startEmbedded({ dataFolder, ...quiet, ...told });
  const stop = vi.fn<() => Promise<void>>(server.stop);
  onTestFinished(async () => {
    if (stop.mock.calls.length === 0) await stop();
  });
  return { ...server, stop };
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

function pidOf(dataFolder: string): number {
  return parseInt(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** Another process that starts the server, makes a table, and then does what it is told. */
function runHolder(dataFolder: string, then = '') {
  return runNodeScript(`
    import { openDatabase } from '#db/connection.ts';
    const { pool, close } = await openDatabase({ dataFolder: ${JSON.stringify(dataFolder)} });
    await pool.query('CREATE TABLE IF NOT EXISTS kept (number serial)');
    ${then}
    console.log('ready');
    setInterval(() => {}, 1000);
  `);
}

/** The data folder of a site that has been running before; one server at a time. */
const usedFolder = mkdtempSync(join(tmpdir(), 'abhiyan-used-'));
await (await startEmbedded({ dataFolder: usedFolder, ...quiet })).stop();
afterAll(() => rmSync(usedFolder, { recursive: true }));

test('Below a folder that is closed to others, the first start makes a database that lasts', async () => {
  const dataFolder = join(temporaryFolder(), 'data');
  const onProgress = vi.fn<(step: string) => void>();
  const first = await start(dataFolder, { onProgress });
  await ask(first.url, 'CREATE TABLE kept AS SELECT 14 AS bus');
  await first.stop();
  const second = await start(dataFolder, { onProgress });
  expect(await ask(second.url, 'SELECT bus FROM kept')).toEqual([{ bus: 14 }]);
  expect(onProgress).toHaveBeenCalledOnce();
});

test('A first start that was cut off is begun anew', async () => {
  const dataFolder = temporaryFolder();
  mkdirSync(join(dataFolder, 'postgres.new'));
  writeFileSync(join(dataFolder, 'postgres.new', 'PG_VERSION'), '18\n');
  const { url } = await start(dataFolder);
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('It writes for good, in UTF-8, and nobody reaches it over the network', async () => {
  const { url } = await start(usedFolder);
  expect(await ask(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(await ask(url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
});

test('The site is an ordinary role that owns its database', async () => {
  const { url } = await start(usedFolder);
  const question = "SELECT current_user AS role, current_setting('is_superuser') AS superuser";
  expect(await ask(url, question)).toEqual([{ role: 'abhiyan', superuser: 'off' }]);
});

test.runIf(process.getuid?.() === 0)('Started by root, it runs as somebody else', async () => {
  await start(usedFolder);
  expect(statSync(`/proc/${pidOf(usedFolder)}`).uid).not.toBe(0);
});

test('A second start in the same folder fails, and the first goes on', async () => {
  const holder = runHolder(usedFolder);
  await holder.nextLine();
  const pid = pidOf(usedFolder);
  const second = startEmbedded({ dataFolder: usedFolder, ...quiet });
  await expect(second).rejects.toThrow(DataFolderBusy);
  await expect(second).rejects.toThrow(`process ${holder.process.pid} `);
  expect(pidOf(usedFolder)).toBe(pid);
  await holder.kill();
  await start(usedFolder);
});

test('After kill -9 it starts again within 5 seconds, with every acknowledged row', async () => {
  const holder = runHolder(
    usedFolder,
    `(async () => {
      for (;;) {
        const { rows } = await pool.query('INSERT INTO kept DEFAULT VALUES RETURNING number');
        console.log(String(rows[0].number));
      }
    })();`,
  );
  let acknowledged = '';
  for (let lines = 0; lines < 50; lines += 1) acknowledged = await holder.nextLine();
  await holder.kill();
  const { url } = await start(usedFolder);
  const [row] = await ask(url, `SELECT number FROM kept WHERE number = ${acknowledged}`);
  expect(row).toEqual({ number: Number(acknowledged) });
});

test('A pid file that now names another program does not keep it from starting', async () => {
  const path = join(usedFolder, 'postgres', 'postmaster.pid');
  writeFileSync(path, `${process.pid}\n${usedFolder}/postgres\n`);
  const { url } = await start(usedFolder);
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('A server that is killed comes back by itself', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const { url } = await start(usedFolder, { onError });
  const killed = pidOf(usedFolder);
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => ask(url, 'SELECT 1'), PATIENCE);
  expect(pidOf(usedFolder)).not.toBe(killed);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'EmbeddedDatabaseError' }));
});

test('A cluster that is broken is one line that says why', async () => {
  const control = join(usedFolder, 'postgres', 'global', 'pg_control');
  renameSync(control, `${control}.away`);
  onTestFinished(() => renameSync(`${control}.away`, control));
  await expect(startEmbedded({ dataFolder: usedFolder, ...quiet })).rejects.toThrow(
    /^PostgreSQL did not start: .*$/,
  );
});
