import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { figuresOf, verdict, withSpread } from './figures.ts';
import type { Child } from './processes/child.ts';
import { printTable } from './table.ts';

const ROUNDS = 7;
const MISSES_PER_ROUND = 30;
const WARM_UP_MISSES = 100;
const NOTICE_MS = 20;

interface Case {
  name: string;
  path: string;
  goalMs: number;
}

/** CPU time of the server for one answer that it has to make anew. */
export async function benchMisses(site: Child, databaseUrl: string): Promise<boolean> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const cases: Case[] = [
    { name: 'home page', path: '/', goalMs: 8 },
    { name: 'news article', path: await anArticle(site), goalMs: 8 },
    { name: 'list call of 20', path: '/api/user/newsupdates/get?size=20', goalMs: 2 },
  ];
  const rows = [];
  for (const each of cases) rows.push(await rowOf(each, site, database));
  await database.end();
  printTable(
    `CPU of the server for one answer that is not kept; ${ROUNDS} rounds of ${MISSES_PER_ROUND}`,
    [['answer', 'CPU ms, median (spread)', 'goal'], ...rows.map(({ cells }) => cells)],
  );
  return rows.every(({ isReached }) => isReached);
}

async function rowOf({ name, path, goalMs }: Case, site: Child, database: Client) {
  await makeAnew(site, database, { path, times: WARM_UP_MISSES });
  const perMiss: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    perMiss.push(await makeAnew(site, database, { path, times: MISSES_PER_ROUND }));
  }
  const figures = figuresOf(perMiss);
  const isReached = figures.p50 < goalMs;
  return { cells: [name, withSpread(figures), `< ${goalMs}: ${verdict(isReached)}`], isReached };
}

/** Has an answer made so many times; gives the CPU time of one, in ms. */
async function makeAnew(
  site: Child,
  database: Client,
  { path, times }: { path: string; times: number },
) {
  const before = await site.work();
  for (let time = 0; time < times; time += 1) {
    // Every page and list of news is forgotten, as after a change. The notice takes a moment.
    await database.query("select pg_notify('changes', 'news')");
    await pause(NOTICE_MS);
    const response = await fetch(site.address + path, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${path} is ${response.status}`);
    await response.arrayBuffer();
  }
  const after = await site.work();
  const made = after.made - before.made;
  if (made < times * 0.9) throw new Error(`${path} was made only ${made} times of ${times}`);
  return (after.cpuMs - before.cpuMs) / made;
}

async function anArticle(site: Child): Promise<string> {
  const list = await fetch(`${site.address}/api/user/newsupdates/get?size=1`);
  const { data }: { data: { path: string }[] } = await list.json();
  const [article] = data;
  if (!article) throw new Error('There is no news to render');
  return article.path;
}
