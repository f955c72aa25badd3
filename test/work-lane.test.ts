import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { confirmNewsletterMessage } from '#features/newsletter/server/messages.ts';
import { createQueue } from '#jobs/queue.ts';
import { startSite } from '#main/start-site.ts';
import type { Addressee } from '#messages/message.ts';
import { createSendMessage } from '#messages/send.ts';
import { campaign } from '#test/campaign.ts';
import { collectionOf } from '#test/collection-of.ts';
import { testDatabase } from '#test/database.ts';
import { busyJob, jobsOf, ledgerJob, STEPS } from '#test/fixtures/work-lane/jobs.ts';
import { readOutbox } from '#test/outbox.ts';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import { write } from '#test/written.ts';

const connection = await testDatabase();
const { db, url } = connection;
const words = { title: 'The ferry', summary: 'Its hours.', body: '<p>Its hours.</p>' };
const ferry = { slug: 'ferry', position: 1, en: words };
await write(db, [campaign, [collectionOf('pages'), ferry]]);
// As a release with other terms left it.
await db.execute(sql`update versions set terms = array['older'] where collection = 'pages'`);
await db.execute(sql`update versions set search = array_to_tsvector(terms)`);
await db.execute(sql`create table work_runs (id text, pid int)`);
await db.execute(sql`create table work_ledger (id text, step int, primary key (id, step))`);
await db.execute(sql`create table work_effects (id text, step int)`);

/** A site in this process, and its worker in one of its own. */
const dataFolder = folderUntilEnd();
const environment = { PORT: '0', DATABASE_URL: url, DATA_DIR: dataFolder };
const faults: string[] = [];
const site = await startSite(readConfig(environment), {
  build: () => Promise.reject(new Error('No pages here')),
  log: { write: (line) => void (line.includes('"level":50') && faults.push(line)) },
  jobsOf,
  worker: {
    file: join(import.meta.dirname, 'fixtures', 'work-lane', 'work.ts'),
    environment: { PATH: process.env['PATH'], ...environment },
  },
});
afterAll(site.stop);

/** The site declares every queue, also those that it does not work. */
const { enqueue, enqueueAll, stop } = createQueue(connection);
afterAll(stop);

async function pidsOf(id: string): Promise<number[]> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from work_runs where id = ${id}`,
  );
  return rows.map(({ pid }) => pid);
}

async function stepsOf(id: string): Promise<number[]> {
  const { rows } = await db.execute<{ step: number }>(
    sql`select step from work_effects where id = ${id} order by step`,
  );
  return rows.map(({ step }) => step);
}

test('Texts that an older release indexed are found soon after a start', async () => {
  const found = async () => (await fetch(`${site.address}/api/search?s=ferry`)).text();
  await expect.poll(found).toContain('The ferry');
});

test('Work that holds a processor is done beside the site, which answers and sends meanwhile', async () => {
  await enqueue(busyJob, { id: 'busy' }, db);
  const link = 'https://campaign.example/newsletter/confirm?receipt=abc';
  const reader = { to: 'asha@campaign.example' as Addressee, language: 'en' } as const;
  const { sendMessage } = createSendMessage(enqueueAll);
  await sendMessage(confirmNewsletterMessage.mail(reader, { link }), db);
  await expect.poll(() => readOutbox(dataFolder)).toHaveLength(1);
  expect((await fetch(`${site.address}/api/frequently-que/get`)).status).toBe(200);
  await expect.poll(() => pidsOf('busy')).toHaveLength(1);
  expect(await pidsOf('busy')).not.toContain(process.pid);
});

test('Work whose process is killed is taken up again once, and no step is done twice', async () => {
  await enqueue(ledgerJob, { id: 'ledger' }, db);
  await expect.poll(() => stepsOf('ledger')).toHaveLength(STEPS / 2);
  const [first] = await pidsOf('ledger');
  process.kill(Number(first), 'SIGKILL');
  await expect.poll(() => stepsOf('ledger')).toHaveLength(STEPS);

  expect(await stepsOf('ledger')).toEqual(Array.from({ length: STEPS }, (_, step) => step));
  const pids = await pidsOf('ledger');
  expect(pids).toHaveLength(2);
  expect(new Set([...pids, process.pid]).size).toBe(3);
  await expect.poll(stateOfLedger).toEqual([{ state: 'completed', retryCount: 1 }]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('The worker ended (SIGKILL) and is started again');
}, 120_000);

async function stateOfLedger() {
  const { rows } = await db.execute(
    sql`select state, retry_count as "retryCount" from jobs.job where name = ${ledgerJob.name}`,
  );
  return rows;
}
