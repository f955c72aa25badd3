import { Client } from 'pg';
import { figuresOf, verdict, withSpread } from './figures.ts';
import type { Child } from './processes/child.ts';
import { printTable } from './table.ts';

const ROUNDS = 7;
const MISSES_PER_ROUND = 20;
const WARM_UP_MISSES = 40;

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

/** Asks until an answer was made so many times; gives the CPU time of one, in ms. */
async function makeAnew(
  site: Child,
  database: Client,
  { path, times }: { path: string; times: number },
) {
  const before = await site.work();
  let { made } = before;
  while (made < before.made + times) {
    // Every page and list of news is forgotten, as after a change. The notice takes a moment.
    await database.query("select pg_notify('changes', 'news')");
    await new Promise((resolve) => setTimeout(resolve, 5));
    const response = await fetch(site.address + path, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${path} is ${response.status}`);
    await response.arrayBuffer();
    ({ made } = await site.work());
  }
  const after = await site.work();
  return (after.cpuMs - before.cpuMs) / (after.made - before.made);
}

async function anArticle(site: Child): Promise<string> {
  const list = await fetch(`${site.address}/api/user/newsupdates/get?size=1`);
  const { data }: { data: { path: string }[] } = await list.json();
  const [article] = data;
  if (!article) throw new Error('There is no news to render');
  return article.path;
}
