import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ask } from './ask.ts';
import { figuresOf, verdict, withSpread } from './figures.ts';
import type { Child } from './processes/child.ts';
import { printTable } from './table.ts';

const ROUNDS = 15;
/** A server that has been up for a while has compiled all hot code. */
const WARM_UP_ANSWERS = 600;
/** On a busy machine a notice may take longer; then the round is begun again. */
const NOTICE_MS = 20;
const MAX_TRIES = 10;
const NEWS = ['news'];
const LISTED = ['news', 'press-releases', 'media-coverage', 'photos', 'events'];
const LISTS = [
  '/user/newsupdates/get',
  '/pressReleases/get',
  '/mediaCoverage/get',
  '/image/get',
  '/calendar/get',
];

interface Case {
  name: string;
  /** The collections that change before each round. */
  changed: string[];
  /** Addresses requested first, so that the server is warm. */
  before: string[];
  paths: string[];
  goalMs: number;
}

/**
 * CPU time of the server for one uncached reply. A notice empties the caches, as a change does on
 * rally night; then the replies are requested one by one.
 */
export async function benchMisses(site: Child, databaseUrl: string): Promise<boolean> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const articles = await articlesOf(site);
  const cases: Case[] = [
    {
      name: 'home page',
      changed: NEWS,
      before: articles.slice(0, 4),
      paths: ['/', '/hi'],
      goalMs: 5,
    },
    {
      name: 'news article',
      changed: NEWS,
      before: articles.slice(0, 10),
      paths: articles.slice(10),
      goalMs: 8,
    },
    {
      name: 'list call of 20',
      changed: LISTED,
      before: ['/news', '/hi/news'],
      paths: lists(),
      goalMs: 1,
    },
  ];
  const rows = [];
  try {
    for (const each of cases) rows.push(await rowOf(each, site, database));
  } finally {
    await database.end();
  }
  printTable(`CPU of the server for one answer that is not kept; ${ROUNDS} rounds`, [
    ['answer', 'addresses', 'CPU ms, median (spread)', 'goal'],
    ...rows.map(({ cells }) => cells),
  ]);
  return rows.every(({ isReached }) => isReached);
}

async function rowOf(one: Case, site: Child, database: Client) {
  const perMiss: number[] = [];
  const warmUp = Math.ceil(WARM_UP_ANSWERS / one.paths.length);
  for (let round = -warmUp; round < ROUNDS; round += 1) {
    const cpuMs = await makeAnew(one, site, database);
    if (round >= 0) perMiss.push(cpuMs);
  }
  const figures = figuresOf(perMiss);
  const isReached = figures.p50 < one.goalMs;
  return {
    cells: [
      one.name,
      String(one.paths.length),
      withSpread(figures),
      `< ${one.goalMs}: ${verdict(isReached)}`,
    ],
    isReached,
  };
}

/** Has each answer made once; gives the CPU time of one, in ms. */
async function makeAnew(one: Case, site: Child, database: Client): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const cpuMs = await tryToMakeAnew(one, site, database);
    if (cpuMs !== undefined) return cpuMs;
  }
  throw new Error(`Not all of ${one.name} were made`);
}

async function tryToMakeAnew(
  { changed, before, paths }: Case,
  site: Child,
  database: Client,
): Promise<number | undefined> {
  await database.query("select pg_notify('changes', tag) from unnest($1::text[]) as tag", [
    changed,
  ]);
  await pause(NOTICE_MS);
  for (const path of before) await ask(site.address + path);
  const start = await site.work();
  for (const path of paths) await ask(site.address + path);
  const end = await site.work();
  if (end.made - start.made !== paths.length) return undefined;
  return (end.cpuMs - start.cpuMs) / paths.length;
}

async function articlesOf(site: Child): Promise<string[]> {
  const list = await fetch(`${site.address}/api/user/newsupdates/get?size=100`);
  const { data }: { data: { path: string }[] } = await list.json();
  return data.flatMap(({ path }) => [path, `/hi${path}`]);
}

/**
 * The first twenty items of each kind of content, requested in two ways with separate cache
 * entries.
 */
function lists(): string[] {
  return LISTS.flatMap((path) => [`/api${path}?size=20`, `/api${path}?size=20&page=1`]);
}
