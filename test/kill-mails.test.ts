import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { SITE } from '#db/embedded/cluster.ts';
import { socketFolder, socketUrl } from '#db/embedded/socket-folder.ts';
import { mailServer } from './mail-server.ts';
import { readOutbox } from './outbox.ts';
import { IMPORT, runCommand, SERVE, untilReady } from './served.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** `KILLS=20 npx vitest run test/kill-mails.test.ts` for more of them on a quiet machine. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const isQuiet = process.env['KILLS'] !== undefined;
const WRITERS = 8;
const ACKNOWLEDGED_BEFORE_KILL = [5, 60] as const;
const CAMPAIGN = join(import.meta.dirname, 'fixtures', 'second-campaign');

interface Ground {
  dataFolder: string;
  environment: Record<string, string>;
  /** The addresses that mails have reached, once for each mail. */
  reached(): string[];
}

const grounds: Record<string, () => Promise<Ground>> = {
  async outbox() {
    const dataFolder = temporaryFolder();
    const reached = () => readOutbox(dataFolder).map(({ to }) => to);
    return { dataFolder, environment: {}, reached };
  },
  async 'mail server'() {
    const dataFolder = temporaryFolder();
    const { address, received } = await mailServer();
    const environment = {
      SMTP_URL: `smtp://${address}?tls=none`,
      MAIL_FROM: 'hello@campaign.example',
    };
    return { dataFolder, environment, reached: () => received.flatMap(({ to }) => to) };
  },
};

/** Orders the newsletter for one address after another, until the site is gone. */
async function subscribeUntilGone(address: string, name: string, acknowledged: string[]) {
  for (let turn = 0; ; turn += 1) {
    const email = `${name}-${turn}@letters.example`;
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ email }) };
    const path = '/api/user/newsletter/subscribe';
    const response = await fetch(address + path, request).catch(() => undefined);
    if (!response) return;
    if (response.ok) acknowledged.push(email);
  }
}

/** Kills everything at once, like a power cut; every other time PostgreSQL too. */
async function killWhileMailsGoOut(ground: Ground, turn: number): Promise<string[]> {
  const site = serve(ground);
  const address = await untilReady(site);
  const acknowledged: string[] = [];
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    subscribeUntilGone(address, `${turn}-${writer}`, acknowledged),
  );
  const enough = randomInt(...ACKNOWLEDGED_BEFORE_KILL);
  while (acknowledged.length < enough) await pause(1);
  site.process.kill('SIGKILL');
  const pidFile = readFileSync(join(ground.dataFolder, 'postgres', 'postmaster.pid'), 'utf8');
  if (turn % 2 === 1) process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
  await site.ended;
  await Promise.all(writers);
  return acknowledged;
}

const serve = ({ dataFolder, environment }: Ground) =>
  runCommand([SERVE], { PORT: '0', DATA_DIR: dataFolder, LIMITS_SCALE: '100000', ...environment });

/**
 * Makes two minutes pass for the jobs in progress at the kill, but not for those of the site that
 * runs now, and waits for the queue's check, which runs every minute. Returns their number.
 */
async function letPass(client: Client, connectionString: string, allGoneAt: Date) {
  const earlier = "- interval '2 minutes'";
  const held = `UPDATE messages SET taken_at = taken_at ${earlier} WHERE state = 'sending' AND taken_at < $1`;
  const active = `UPDATE jobs.job SET started_on = started_on ${earlier} WHERE state = 'active' AND started_on < $1`;
  const { rowCount } = await client.query(held, [allGoneAt]);
  await client.query(active, [allGoneAt]);
  await client.query('UPDATE jobs.queue SET monitor_on = NULL');
  const boss = new PgBoss({ connectionString, schema: 'jobs', supervise: false, schedule: false });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  await boss.supervise('post-message');
  await boss.stop({ graceful: false });
  return rowCount ?? 0;
}

async function untilSettled(client: Client): Promise<void> {
  const isLeft = async () => {
    const left = "SELECT FROM messages WHERE state IN ('waiting', 'sending') LIMIT 1";
    return (await client.query(left)).rowCount === 1;
  };
  while (await isLeft()) await pause(100);
}

test.each(Object.entries(grounds))(
  `every acknowledged mail reaches the %s through ${KILLS} kills, and hardly any twice`,
  async (name, open) => {
    const ground = await open();
    const { dataFolder } = ground;
    await runCommand([IMPORT, CAMPAIGN], { DATA_DIR: dataFolder }).ended;
    const acknowledged: string[] = [];
    for (let turn = 0; turn < KILLS; turn += 1)
      acknowledged.push(...(await killWhileMailsGoOut(ground, turn)));

    const allGoneAt = new Date();
    const site = serve(ground);
    await untilReady(site);
    const url = socketUrl(socketFolder(dataFolder, tmpdir()), SITE, SITE);
    const client = new Client({ connectionString: url });
    await client.connect();
    const inHand = await letPass(client, url, allGoneAt);
    await untilSettled(client);
    await client.end();
    site.process.kill('SIGTERM');
    expect(await site.ended).toBe(0);

    const reached = ground.reached();
    const once = new Set(reached);
    const twice = reached.length - once.size;
    console.error(
      `${name}: ${KILLS} kills, ${acknowledged.length} mails acknowledged, ` +
        `${inHand} in hand at a kill, ${twice} came twice`,
    );
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(new Set(acknowledged).difference(once)).toEqual(new Set());
    expect(twice).toBeLessThanOrEqual(inHand);
    // After a few kills a difference of one mail means nothing.
    expect(isQuiet ? twice / acknowledged.length : 0).toBeLessThanOrEqual(0.01);
  },
  1_800_000,
);
