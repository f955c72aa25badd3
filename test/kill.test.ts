import { randomInt } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { SITE } from '#db/embedded/cluster.ts';
import { socketFolder, socketUrl } from '#db/embedded/socket-folder.ts';
import { AgentWriters, killedAgent } from './agent-writers.ts';
import { IMPORT, runCommand, SERVE, untilReady } from './served.ts';
import type { Command } from './served.ts';
import { folderUntilEnd } from './temporary-folder.ts';

/** `KILLS=20 npx vitest run test/kill.test.ts` for more of them; it says how long the starts took. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const WRITERS = 8;
const NEWS_PER_IMPORT = 100;
const CAMPAIGN = join(import.meta.dirname, 'fixtures', 'second-campaign');

const folder = folderUntilEnd();
const campaign = join(folder, 'campaign');
const dataFolder = join(folder, 'data');
const databaseUrl = socketUrl(socketFolder(dataFolder, tmpdir()), SITE, SITE);
const environment = {
  PORT: '0',
  DATA_DIR: dataFolder,
  LIMITS_SCALE: '100000',
  AGENT_EMAIL: killedAgent.email,
  AGENT_PASSWORD: killedAgent.password,
};
const agents = new AgentWriters();
const acknowledged: string[] = [];
const readyTimes: number[] = [];
let importsKilled = 0;
let written = 0;

cpSync(CAMPAIGN, campaign, { recursive: true });

const importCampaign = () => runCommand([IMPORT, campaign], environment);

/** Submits join messages, one after another, until the site is gone. */
async function writeLetters(address: string): Promise<void> {
  for (;;) {
    written += 1;
    const message = `letter ${written}`;
    const body = JSON.stringify({ name: 'Ila', email: 'ila@letters.example', message });
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body };
    const response = await fetch(`${address}/api/user/join/create`, request).catch(() => undefined);
    if (!response) return;
    if (response.ok) acknowledged.push(message);
  }
}

/** More news each time, so that the import has something to write. */
function writeNews(turn: number): void {
  const keys = 'summary: In short.\nplace: Jetty\npublishedAt: -1d 10:00\ncategory: ferries';
  for (let index = 0; index < NEWS_PER_IMPORT; index += 1) {
    const file = join(campaign, 'news', `turn-${turn}-${index}.en.md`);
    writeFileSync(file, `---\ntitle: Turn ${turn}, ${index}\n${keys}\n---\nText.\n`);
  }
}

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** An import writes everything in one transaction, under a lock. */
async function untilImportWrites(importing: Command): Promise<void> {
  const isWriting = async () =>
    (await query("select from pg_locks where locktype = 'advisory'")).length > 0;
  while (importing.process.exitCode === null && !(await isWriting())) await pause(2);
}

async function startAgain(): Promise<{ site: Command; address: string }> {
  const begun = performance.now();
  const site = runCommand([SERVE], environment);
  const address = await untilReady(site);
  readyTimes.push(performance.now() - begun);
  return { site, address };
}

/** Kills everything at once, like a power cut; every other time PostgreSQL too. */
async function killAll(commands: Command[], turn: number): Promise<void> {
  for (const command of commands) command.process.kill('SIGKILL');
  const pidFile = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8');
  if (turn % 2 === 1) process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
  await Promise.all(commands.map(({ ended }) => ended));
}

/** Kills everything while messages are submitted and an import runs. */
async function killWhileWriting(turn: number): Promise<void> {
  const { site, address } = await startAgain();
  writeNews(turn);
  const before = agents.counts;
  await agents.enter(address);
  const letters = Array.from({ length: WRITERS }, () => writeLetters(address));
  const writing = agents.writeOn();
  await Promise.race([agents.untilMoreThan(before), writing]);
  const importing = importCampaign();
  // Half of the kills come while an import writes, half at its beginning.
  if (turn % 4 < 2) await untilImportWrites(importing);
  await pause(turn % 4 < 2 ? randomInt(0, 100) : randomInt(20, 800));
  if (importing.process.exitCode === null) importsKilled += 1;
  await killAll([site, importing], turn);
  await Promise.all([...letters, writing]);
}

/** Drafts whose last acknowledged save is not there. */
async function lostSaves(): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, number] of agents.saved) {
    const { data } = await agents.ask(`content/draft?collection=news&id=${id}`);
    const english = data.parts.find(({ part }: { part: string }) => part === 'en');
    const title = String(english?.content.title);
    if (Number(title.split(' ')[1]) < number) lost.push(`${id} was saved as ${number}: ${title}`);
  }
  return lost;
}

/** Answers that were acknowledged and are not there, or twice, or without their one mail. */
async function lostReplies(): Promise<string[]> {
  const answers = await query<{ key: string; letter: string; mails: number }>(`
    select send_key as key, letter_id as letter, count(m.id)::int as mails
    from letter_events e left join messages m on m.id = e.send_key
    where e.kind = 'reply' group by e.id`);
  const byLetter = Map.groupBy(answers, ({ letter }) => Number(letter));
  return Array.from(agents.replies, ([key, letter]) => ({ key, found: byLetter.get(letter) ?? [] }))
    .filter(({ key, found: [one, ...more] }) => {
      return one?.key !== key || one.mails !== 1 || more.length > 0;
    })
    .map((each) => JSON.stringify(each));
}

/** Files that were acknowledged and are not there as they were sent. */
async function lostFiles(): Promise<string[]> {
  const files = await query<{ id: string; sha256: string }>('select id, sha256 from media_files');
  const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256]));
  return Array.from(agents.uploads).flatMap(([id, sha256]) =>
    hashes.get(id) === sha256 ? [] : [id],
  );
}

test(
  `nothing acknowledged is lost by ${KILLS} kills`,
  async () => {
    expect(await importCampaign().ended).toBe(0);
    for (let turn = 0; turn < KILLS; turn += 1) await killWhileWriting(turn);
    const { site, address } = await startAgain();
    await agents.settle(address);
    const lost = [...(await lostSaves()), ...(await lostReplies()), ...(await lostFiles())];

    const letters = await query<{ message: string }>('select message from join_submissions');
    const stored = letters.map(({ message }) => message);
    const imports = await query<{ turn: string; news: number }>(`
    select split_part(slug, '-', 2) as turn, count(*)::int as news
    from documents where slug like 'turn-%' group by 1`);
    site.process.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    console.error(
      `${KILLS} kills, ${importsKilled} of them during an import; acknowledged: ${acknowledged.length} letters, ` +
        `${agents.saved.size} drafts, ${agents.replies.size} answers, ${agents.uploads.size} files; ` +
        `starts ready after ${readyTimes.map(Math.round).join(', ')} ms`,
    );

    expect(lost).toEqual([]);
    for (const count of agents.counts) expect(count).toBeGreaterThanOrEqual(KILLS);
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect(new Set(acknowledged).difference(new Set(stored))).toEqual(new Set());
    expect(new Set(stored).size).toBe(stored.length);
    expect(imports.filter(({ news }) => news !== NEWS_PER_IMPORT)).toEqual([]);
  },
  300_000 + KILLS * 30_000,
);
