import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connectDatabase } from '#db/connection.ts';
import { SITE } from '#db/embedded/cluster.ts';
import { socketFolder, socketUrl } from '#db/embedded/socket-folder.ts';
import { fillQuiz, tokenOf } from '../bench/quiz-people.ts';
import { IMPORT, runCommand, SERVE, untilReady } from './served.ts';
import { folderUntilEnd } from './temporary-folder.ts';

/** `KILLS=100 npx vitest run test/kill-quiz` is the proof R3 for the quiz. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const WRITERS = 8;
const PLAYERS = 20_000;
const CAMPAIGN = join(import.meta.dirname, 'fixtures', 'second-campaign');

const dataFolder = folderUntilEnd();
const databaseUrl = socketUrl(socketFolder(dataFolder, tmpdir()), SITE, SITE);
const environment = { PORT: '0', DATA_DIR: dataFolder, LIMITS_SCALE: '1000000' };
const acknowledged = new Set<number>();
let next = 0;

interface Question {
  id: string;
  options: { id: string }[];
}

/** Hands in rounds of one player after another, until the site is gone; a lost answer is asked for again. */
async function play(address: string, body: string): Promise<void> {
  for (;;) {
    const player = (next += 1);
    const headers = { 'content-type': 'application/json', 'x-access-token': tokenOf(player) };
    const request = { method: 'POST', headers, body };
    const reply = await fetch(`${address}/api/quiz-answer/user/create`, request).catch(() => null);
    if (!reply) return;
    if (reply.status === 200) acknowledged.add(player);
  }
}

async function killWhilePlaying(turn: number): Promise<void> {
  const site = runCommand([SERVE], environment);
  const address = await untilReady(site);
  const { data } = await (await fetch(`${address}/api/quiz-question/user/get`)).json();
  const answers = data.questions.map(({ id, options }: Question) => ({
    questionId: id,
    optionId: options[0]?.id,
  }));
  const before = acknowledged.size;
  const playing = Array.from({ length: WRITERS }, () =>
    play(address, JSON.stringify({ data: answers })),
  );
  while (acknowledged.size === before) await pause(5);
  await pause(randomInt(20, 800));
  site.process.kill('SIGKILL');
  const pidFile = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8');
  if (turn % 2 === 1) process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
  await Promise.all([site.ended, ...playing]);
}

test(
  `no acknowledged round of the quiz is lost or counted twice by ${KILLS} kills`,
  { timeout: 300_000 + KILLS * 30_000 },
  async () => {
    expect(await runCommand([IMPORT, CAMPAIGN], environment).ended).toBe(0);
    const first = runCommand([SERVE], environment);
    await untilReady(first);
    const filling = await connectDatabase(databaseUrl, { statementTimeoutMs: 120_000 });
    await fillQuiz(filling.db, PLAYERS);
    await filling.close();
    first.process.kill('SIGTERM');
    await first.ended;

    for (let turn = 0; turn < KILLS; turn += 1) await killWhilePlaying(turn);

    const site = runCommand([SERVE], environment);
    await untilReady(site);
    const { db, close } = await connectDatabase(databaseUrl);
    const { rows } = await db.execute<{ player: number; rounds: number; wrong: boolean }>(sql`
    select (right(u.phone_number, 10)::bigint - 7000000000)::int as player, count(*)::int as rounds,
      bool_or(p.points <> coalesce((select sum(points) from quiz_points l where l.user_id = u.id), 0)) as wrong
    from quiz_rounds r join users u on u.id = r.user_id left join quiz_players p on p.user_id = u.id
    where r.answered_at is not null group by 1`);
    await close();
    site.process.kill('SIGTERM');
    await site.ended;
    const kept = new Map(rows.map(({ player, rounds }) => [player, rounds]));
    expect([...acknowledged].filter((player) => kept.get(player) !== 1)).toEqual([]);
    expect(rows.filter(({ rounds, wrong }) => rounds > 1 || wrong)).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(KILLS);
  },
);
