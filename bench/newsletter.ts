import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connectDatabase } from '#db/connection.ts';
import type { Database } from '#db/database.ts';
import { newsletterBroadcasts } from '#features/newsletter-issues/server/issues.ts';
import { createQueue } from '#jobs/queue.ts';
import { WORK } from '#test/served.ts';
import { figuresOf, short, verdict, withSpread } from './figures.ts';
import { inOwnDatabase } from './own-database.ts';
import { startSiteProcess } from './processes/child.ts';
import { readKeptPages } from './read-kept-pages.ts';
import { printTable } from './table.ts';
import { untilAtRest } from './until-at-rest.ts';

const READERS = Number(process.env['READERS'] ?? 10_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const PER_MINUTE = 6_000;
const SECONDS = 5;
const KILLS = Number(process.env['KILLS'] ?? 3);
const GOAL_RATIO = 1.2;
const LONGEST_MS = 15 * 60_000;

/** One issue to many readers over a mail server on loopback: beside people who read the site, and with its process killed. */
export function benchNewsletter(): Promise<boolean> {
  return inOwnDatabase({ fill: writeIssue, measure: sendIssue });
}

async function writeIssue(db: Database): Promise<void> {
  await db.execute(sql`
    insert into newsletter_subscribers (email, language, confirmed_at)
    select 'reader-' || n || '@readers.example', case when n % 3 = 0 then 'en' else 'hi' end, now()
    from generate_series(1, ${READERS}::int) n`);
  await db.execute(sql`
    insert into newsletter_pace (per_minute, from_minute, until_minute) values (${PER_MINUTE}, 0, 0)`);
  const words = (subject: string, text: string) => ({ subject, text });
  const said = { en: words('A week', 'We met.'), hi: words('एक हफ़्ता', 'हम मिले।') };
  const texts = Object.entries(said).map(([code, { subject }]) => [
    code,
    { subject, preheader: '' },
  ]);
  const own = Object.entries(said).map(([code, { text }]) => [code, { heading: '', text }]);
  const blocks = [{ id: 'one', kind: 'text', texts: Object.fromEntries(own) }];
  const segment = { language: null, topic: null, constituency: null };
  await db.execute(sql`
    insert into newsletter_issues (texts, blocks, segment, authors, state, send_at)
    values (${JSON.stringify(Object.fromEntries(texts))}, ${JSON.stringify(blocks)},
      ${JSON.stringify(segment)}, '{}', 'planned', now())`);
}

async function sendIssue(db: Database, databaseUrl: string): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-newsletter-'));
  const server = fork(join(import.meta.dirname, 'processes', 'mail-server.ts'));
  const [mailAddress]: string[] = await once(server, 'message');
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    WORK_LANE: 'elsewhere',
    SMTP_URL: `smtp://${mailAddress}?tls=none`,
    MAIL_FROM: 'hello@campaign.example',
  };
  const site = await startSiteProcess(environment);
  const office = await openOffice({ db, databaseUrl, environment, server });
  try {
    await readKeptPages(site.address, SECONDS);
    const isCalm = await readBeside(db, site.address, office);
    return (await killOnTheWay(db, office)) && isCalm;
  } finally {
    await office.close();
    await site.stop();
    server.kill();
    await rm(dataFolder, { recursive: true });
  }
}

interface OfficeOptions {
  db: Database;
  databaseUrl: string;
  environment: Record<string, string>;
  server: ChildProcess;
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** The process that sends, and the one that takes. */
async function openOffice({ db, databaseUrl, environment, server }: OfficeOptions) {
  const connection = await connectDatabase(databaseUrl);
  const queue = createQueue(connection);
  await queue.start([], console.error, []);
  let worker: ChildProcess | undefined;
  const ask = async <Answer>(wish: 'count' | 'all'): Promise<Answer> => {
    server.send(wish);
    const [answer]: Answer[] = await once(server, 'message');
    if (answer === undefined) throw new Error('The mail server is gone');
    return answer;
  };
  const kill = async () => {
    if (!worker) return;
    const gone = once(worker, 'exit');
    worker.kill('SIGKILL');
    await gone;
    worker = undefined;
  };
  return {
    count: () => ask<number>('count'),
    all: () => ask<string[]>('all'),
    kill,
    start() {
      const env = { ...process.env, ...environment };
      const file = join(import.meta.dirname, '..', WORK);
      worker = fork(file, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    },
    /** Has the job look now; by itself it does within a minute. */
    nudge: () => queue.enqueue(newsletterBroadcasts.job, {}, db),
    steer: (from: string, to: string) =>
      db.execute(sql`update newsletter_issues set state = ${to} where state = ${from}`),
    async close() {
      await kill();
      await queue.stop();
      await connection.close();
    },
  };
}

async function untilMore(office: Office, than: number): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while ((await office.count()) < than) {
    if (performance.now() > until) throw new Error('The mails do not go out');
    await pause(10);
  }
}

/** Readers of kept pages while mails go out, and while they pause, in alternating rounds. */
async function readBeside(db: Database, address: string, office: Office): Promise<boolean> {
  await office.steer('planned', 'paused');
  office.start();
  await pause(5_000);
  await untilAtRest(db);
  await office.steer('paused', 'planned');
  await office.nudge();
  const [idle, busy]: [number[], number[]] = [[], []];
  const rounds: number[] = [];
  let [sent, sendingMs] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    await office.steer('paused', 'sending');
    await office.nudge();
    const before = await office.count();
    await untilMore(office, before + 20);
    const begun = await office.count();
    const begunAt = performance.now();
    const beside = await readKeptPages(address, SECONDS);
    sendingMs += performance.now() - begunAt;
    sent += (await office.count()) - begun;
    await office.steer('sending', 'paused');
    await pause(500);
    const alone = await readKeptPages(address, SECONDS);
    busy.push(...beside);
    idle.push(...alone);
    rounds.push(figuresOf(beside).p99 / figuresOf(alone).p99);
  }
  await office.steer('paused', 'sending');
  const [still, loud] = [figuresOf(idle), figuresOf(busy)];
  const ratio = loud.p99 / still.p99;
  const rate = short((sent * 1000) / sendingMs);
  printTable(`Kept pages while ${rate} mails a second go out; ${ROUNDS} rounds of ${SECONDS} s`, [
    ['what', 'p50 / p99, ms', ''],
    [
      'readers, nothing goes out',
      `${short(still.p50)} / ${short(still.p99)}`,
      `${idle.length} pages`,
    ],
    ['readers, mails go out', `${short(loud.p50)} / ${short(loud.p99)}`, `${busy.length} pages`],
    ['of each round', withSpread(figuresOf(rounds)), ''],
    ['p99 against p99', short(ratio), `goal ≤ ${GOAL_RATIO}: ${verdict(ratio <= GOAL_RATIO)}`],
  ]);
  return ratio <= GOAL_RATIO;
}

/** Kills the process three times on the way through the rest, and counts what came to whom. */
async function killOnTheWay(db: Database, office: Office): Promise<boolean> {
  const before = await office.count();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await office.nudge();
    await untilMore(office, before + Math.floor(((READERS - before) * kill) / (KILLS + 1)));
    await office.kill();
    office.start();
  }
  await office.nudge();
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    const { rows } = await db.execute(sql`select from newsletter_issues where state = 'sent'`);
    if (rows.length === 1 || performance.now() > until) break;
    await pause(200);
  }
  const all = await office.all();
  const reached = new Set(all).size;
  const { rows } = await db.execute<{ unclear: number }>(
    sql`select unclear from newsletter_issues`,
  );
  const isReached = reached === READERS && all.length === READERS;
  printTable(`One issue to ${READERS} readers, its process killed ${KILLS} times on the way`, [
    ['mails', 'readers reached', 'twice', 'nobody knows', 'goal: each once'],
    [
      String(all.length),
      String(reached),
      String(all.length - reached),
      String(rows[0]?.unclear),
      verdict(isReached),
    ],
  ]);
  return isReached;
}
