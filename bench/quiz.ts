import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connectDatabase } from '#db/connection.ts';
import type { Database } from '#db/database.ts';
import { figuresOf, short, verdict } from './figures.ts';
import { inOwnDatabase } from './own-database.ts';
import { startSiteProcess } from './processes/child.ts';
import { fillQuiz, playBefore, tokenOf } from './quiz-people.ts';
import { printTable } from './table.ts';

const A_SECOND = 200;
const SECONDS = 30;
const PLAYERS = 50_000;
const FEW = { players: 1_000, days: 1 };
const MANY = { players: PLAYERS, days: 20 };
const READS = 200;
const GOAL_RATIO = 2;
const FILL_TIMEOUT_MS = 300_000;
/** One round in twenty is sent twice, as by a phone whose answer was lost. */
const TWICE = 20;

interface Answers {
  statuses: number[];
  tookMs: number[];
}

/** Rounds as they come on the night of a rally, and reading beside a million of them. */
export function benchQuiz(): Promise<boolean> {
  return inOwnDatabase({
    fill: (db) => fillQuiz(db, PLAYERS),
    measure: async (db, databaseUrl) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-quiz-'));
      const site = await startSiteProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder });
      try {
        const rally = await runRally(db, site.address);
        return (await readBeside(databaseUrl, site.address)) && rally;
      } finally {
        await site.stop();
        await rm(dataFolder, { recursive: true });
      }
    },
  });
}

async function runRally(db: Database, address: string): Promise<boolean> {
  const { data } = await (await fetch(`${address}/api/quiz-question/user/get`)).json();
  const answers = data.questions.map(({ id, options }: Question) => ({
    questionId: id,
    optionId: options[0]?.id,
  }));
  const body = JSON.stringify({ data: answers });
  const got: Answers = { statuses: [], tookMs: [] };
  const send = async (player: number) => {
    const headers = { 'content-type': 'application/json', 'x-access-token': tokenOf(player) };
    const begun = performance.now();
    const request = { method: 'POST', headers, body };
    const reply = await fetch(`${address}/api/quiz-answer/user/create`, request);
    await reply.text();
    got.tookMs.push(performance.now() - begun);
    got.statuses.push(reply.status);
  };
  const begun = performance.now();
  const sent: Promise<void>[] = [];
  for (let player = 1; player <= A_SECOND * SECONDS; player += 1) {
    const wait = begun + (player * 1000) / A_SECOND - performance.now();
    if (wait > 1) await pause(wait);
    sent.push(send(player));
    if (player % TWICE === 0) sent.push(send(player));
  }
  await Promise.all(sent);
  const seconds = (performance.now() - begun) / 1000;
  const count = (status: number) => got.statuses.filter((each) => each === status).length;
  const { rows } = await db.execute<{ rounds: number; players: number }>(sql`
    select count(*)::int as rounds, count(distinct user_id)::int as players
    from quiz_rounds where answered_at is not null`);
  const [kept] = rows;
  const all = A_SECOND * SECONDS;
  const isReached =
    count(200) === all && kept?.rounds === all && kept.players === all && seconds < SECONDS + 2;
  const { p50, p95, p99 } = figuresOf(got.tookMs);
  printTable(`The quiz on the night of a rally: ${A_SECOND} rounds a second for ${SECONDS} s`, [
    ['rounds', 'kept', 'refused twice', 's', 'p50 ms', 'p95', 'p99', 'goal'],
    [
      String(count(200)),
      String(kept?.rounds),
      String(count(409)),
      short(seconds),
      short(p50),
      short(p95),
      short(p99),
      verdict(isReached),
    ],
  ]);
  return isReached;
}

interface Question {
  id: string;
  options: { id: string }[];
}

/** Reads of a player; many constituencies keep the cache from answering for the database. */
const reads: Record<string, (turn: number) => string> = {
  'questions of today': () => '/quiz-question/user/get',
  'own rounds': () => '/quiz-answer/user?size=12',
  'standing (rewards page)': () => '/quiz-standing/user',
  'ranking of a place': (turn) =>
    `/quiz-ranking/get?constituency=Ward ${turn % 64}&page=${turn % 9}`,
};

async function readBeside(databaseUrl: string, address: string): Promise<boolean> {
  // A million rows take longer to write than any request may.
  const { db, close } = await connectDatabase(databaseUrl, { statementTimeoutMs: FILL_TIMEOUT_MS });
  await db.execute(sql`truncate quiz_rounds, quiz_points, quiz_players`);
  await playBefore(db, FEW.players, FEW.days);
  const beside = await readAll(address);
  await playBefore(db, MANY.players, MANY.days);
  await close();
  const besideMany = await readAll(address);
  const rows = Object.keys(reads).map((name) => {
    const [few, many] = [beside.get(name) ?? Infinity, besideMany.get(name) ?? Infinity];
    const isReached = many <= few * GOAL_RATIO;
    return {
      isReached,
      row: [name, short(few), short(many), short(many / few), verdict(isReached)],
    };
  });
  printTable('Reading beside 1,000 and beside 1,000,000 rounds, p95 in ms', [
    ['read', '1,000', '1,000,000', 'ratio', `goal: ${GOAL_RATIO}`],
    ...rows.map(({ row }) => row),
  ]);
  return rows.every(({ isReached }) => isReached);
}

async function readAll(address: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [name, pathOf] of Object.entries(reads)) {
    const tookMs: number[] = [];
    for (let turn = 1; turn <= READS + 20; turn += 1) {
      const headers = { 'x-access-token': tokenOf(((turn * 37) % 1000) + 1) };
      const begun = performance.now();
      const reply = await fetch(`${address}/api${pathOf(turn)}`, { headers });
      await reply.text();
      if (turn > 20) tookMs.push(performance.now() - begun);
    }
    found.set(name, figuresOf(tookMs).p95);
  }
  return found;
}
