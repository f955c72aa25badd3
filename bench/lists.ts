import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReader } from '#content/server/reader.ts';
import { connectDatabase } from '#db/connection.ts';
import { startEmbedded } from '#db/embedded/server.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { news } from '#features/news/collection.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../test/database-admin.ts';
import { figuresOf, short, verdict } from './figures.ts';
import type { Figures } from './figures.ts';
import { listCases } from './list-cases.ts';
import type { ListCase } from './list-cases.ts';
import { writeManyNews } from './many-news.ts';
import { printTable } from './table.ts';

const FEW = 1_000;
const MANY = 100_000;
const GOAL = 2;
const ROUNDS = 25;
/** Statements of a bulk load, not of a visitor. */
const LOAD_TIMEOUT_MS = 120_000;

interface Server {
  name: string;
  adminUrl: string;
  siteUrl: string;
}

/** Lists of 1,000 news updates against lists of 100,000, on every server there is. */
export async function benchLists(): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'abhiyan-bench-'));
  const ignore = () => undefined;
  const embedded = await startEmbedded({ dataFolder, onProgress: ignore, onError: ignore });
  const own = { name: 'embedded', adminUrl: embedded.superuserUrl, siteUrl: embedded.url };
  const given = process.env['TEST_DATABASE_URL'];
  try {
    const results = [await benchServer(own)];
    if (given) results.push(await benchServer({ name: 'server', adminUrl: given, siteUrl: given }));
    return results.every(Boolean);
  } finally {
    await embedded.stop();
    await rm(dataFolder, { recursive: true });
  }
}

async function benchServer(server: Server): Promise<boolean> {
  const few = await measure(server, FEW);
  const many = await measure(server, MANY);
  const rows = listCases.map(({ name }) => rowOf(name, few, many));
  printTable(`Lists on the ${server.name} database, ms; ${ROUNDS} rounds, p50 / p95`, [
    ['list', `${FEW} rows`, `${MANY} rows`, 'first time', 'ratio of p95', `goal ≤ ${GOAL}`],
    ...rows.map(({ cells }) => cells),
  ]);
  return rows.every(({ isReached }) => isReached);
}

interface Measured {
  /** Whoever asks first after a change pays for the count. */
  first: Figures;
  later: Figures;
}

function rowOf(name: string, few: Map<string, Measured>, many: Map<string, Measured>) {
  const small = few.get(name);
  const large = many.get(name);
  if (!small || !large) throw new Error(`${name} was not measured`);
  const ratio = large.later.p95 / small.later.p95;
  const both = ({ p50, p95 }: Figures) => `${short(p50)} / ${short(p95)}`;
  const isReached = ratio <= GOAL;
  return {
    cells: [
      name,
      both(small.later),
      both(large.later),
      both(large.first),
      short(ratio),
      verdict(isReached),
    ],
    isReached,
  };
}

async function measure(server: Server, count: number): Promise<Map<string, Measured>> {
  const name = `abhiyan_bench_${count}`;
  await dropDatabase(server.adminUrl, name).catch(() => undefined);
  await createDatabase(server, name, 'template0');
  const url = databaseUrl(server.siteUrl, name);
  await migrateDatabase(url);
  const loading = await connectDatabase(url, { statementTimeoutMs: LOAD_TIMEOUT_MS, poolSize: 2 });
  await writeManyNews(loading.db, count);
  await loading.close();
  const connection = await connectDatabase(url);
  const measured = new Map<string, Measured>();
  for (const each of listCases) {
    measured.set(
      each.name,
      await measureCase(
        each,
        createReader(connection.db, async () => 285),
        count,
      ),
    );
  }
  await connection.close();
  await dropDatabase(server.adminUrl, name);
  return measured;
}

async function measureCase(
  { requests }: ListCase,
  reader: ReturnType<typeof createReader>,
  count: number,
) {
  const first: number[] = [];
  const later: number[] = [];
  for (const request of requests(count)) first.push(await timeOf(request));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const request of requests(count)) later.push(await timeOf(request));
  }
  return { first: figuresOf(first), later: figuresOf(later) };

  async function timeOf(request: ReturnType<typeof requests>[number]): Promise<number> {
    const begun = performance.now();
    await reader.list(news, 'en', request);
    return performance.now() - begun;
  }
}
