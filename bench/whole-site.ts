import { Client } from 'pg';
import { kindOf } from '../e2e/route-kinds.ts';
import { mappedPaths } from '../e2e/site-map.ts';
import { ask } from './ask.ts';
import { figuresOf, mean, short, verdict } from './figures.ts';
import { forgetEverything } from './forget.ts';
import type { Child } from './processes/child.ts';
import { printTable } from './table.ts';

const ROUNDS = 3;
/** The crawls before the first measured one, in which all hot code gets compiled. */
const WARM_UP_CRAWLS = 2;
const TELLINGS = 200;
const GOAL_MS = 5;
/** Reading pages that search engines are kept from. */
const UNMAPPED = ['/search?s=bus', '/hi/search?s=paani'];

/**
 * CPU time of the server for every public page in both languages, each requested once while
 * uncached: between the crawls all collections change, which empties the caches of pages, replies
 * and totals.
 */
export async function benchWholeSite(site: Child, databaseUrl: string): Promise<boolean> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const paths = [...(await mappedPaths(site.address)), ...UNMAPPED];
  const telling = await cpuOfTelling(site);
  const spent = new Map<string, number[]>();
  for (let round = -WARM_UP_CRAWLS; round < ROUNDS; round += 1) {
    await forgetEverything(database);
    for (const path of paths) {
      const cpuMs = (await cpuOf(path, site)) - telling;
      if (round >= 0) spent.set(path, [...(spent.get(path) ?? []), cpuMs]);
    }
  }
  await database.end();
  return report(spent);
}

/** CPU time that telling how much was spent costs the server, in ms. */
async function cpuOfTelling(site: Child): Promise<number> {
  const told: number[] = [];
  for (let count = 0; count < TELLINGS; count += 1) told.push((await site.work()).cpuMs);
  return figuresOf(told.slice(1).map((cpuMs, index) => cpuMs - (told[index] ?? 0))).p50;
}

async function cpuOf(path: string, site: Child): Promise<number> {
  const start = await site.work();
  await ask(site.address + path);
  const end = await site.work();
  if (end.made === start.made) throw new Error(`${path} was kept`);
  return end.cpuMs - start.cpuMs;
}

function report(spent: ReadonlyMap<string, readonly number[]>): boolean {
  const kinds = Map.groupBy(spent.keys(), (path) => kindOf(path).replace(/\?.*/, ''));
  const valuesOf = (paths: readonly string[]) => paths.flatMap((path) => spent.get(path) ?? []);
  const all = valuesOf([...spent.keys()]);
  const row = (name: string, count: number, values: readonly number[]) => {
    const { p50, p95, highest } = figuresOf(values);
    return [name, String(count), ...[mean(values), p50, p95, highest].map(short)];
  };
  const rows = [...kinds]
    .map(([kind, paths]) => ({ kind, paths, values: valuesOf(paths) }))
    .toSorted((one, other) => mean(other.values) - mean(one.values))
    .map(({ kind, paths, values }) => [...row(kind, paths.length, values), '']);
  const isReached = mean(all) < GOAL_MS;
  printTable(`CPU of the server for every page, none of them kept; ${ROUNDS} crawls`, [
    ['page', 'addresses', 'mean ms', 'median', 'p95', 'highest', 'goal'],
    ...rows,
    [...row('all', spent.size, all), `mean < ${GOAL_MS}: ${verdict(isReached)}`],
  ]);
  return isReached;
}
