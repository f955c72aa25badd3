import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReader } from '#content/server/reader.ts';
import type { Reader } from '#content/server/reader.ts';
import { connectDatabase } from '#db/connection.ts';
import type { Database } from '#db/database.ts';
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
const ROUNDS = 200;
const HUE = 285;
/** Long enough for a bulk load. */
const LOAD_TIMEOUT_MS = 120_000;

interface Server {
  name: string;
  adminUrl: string;
  siteUrl: string;
}

/** Lists of 1,000 news updates against lists of 100,000, on every available server. */
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
  const few = await filledDatabase(server, FEW);
  const many = await filledDatabase(server, MANY);
  const rows = [];
  for (const each of listCases) rows.push(rowOf(each.name, await measure(each, few, many)));
  await few.drop();
  await many.drop();
  printTable(`Lists on the ${server.name} database, ms; ${ROUNDS} rounds, p50 / p95`, [
    ['list', `${FEW} rows`, `${MANY} rows`, 'first time', 'ratio of p95', `goal ≤ ${GOAL}`],
    ...rows.map(({ cells }) => cells),
  ]);
  return rows.every(({ isReached }) => isReached);
}

interface Measured {
  /** The first request after a change, which includes the count. */
  first: Figures;
  later: Figures;
}

function rowOf(name: string, { few, many }: { few: Measured; many: Measured }) {
  const ratio = many.later.p95 / few.later.p95;
  const both = ({ p50, p95 }: Figures) => `${short(p50)} / ${short(p95)}`;
  const isReached = ratio <= GOAL;
  return {
    cells: [
      name,
      both(few.later),
      both(many.later),
      both(many.first),
      short(ratio),
      verdict(isReached),
    ],
    isReached,
  };
}

interface Filled {
  count: number;
  db: Database;
  drop(): Promise<void>;
}

async function filledDatabase(server: Server, count: number): Promise<Filled> {
  const name = `abhiyan_bench_${count}`;
  await dropDatabase(server.adminUrl, name).catch(() => undefined);
  await createDatabase(server, name, 'template0');
  const url = databaseUrl(server.siteUrl, name);
  await migrateDatabase(url);
  const loading = await connectDatabase(url, { statementTimeoutMs: LOAD_TIMEOUT_MS, poolSize: 2 });
  await writeManyNews(loading.db, count);
  await loading.close();
  const { db, close } = await connectDatabase(url);
  return {
    count,
    db,
    async drop() {
      await close();
      await dropDatabase(server.adminUrl, name);
    },
  };
}

/** Takes turns, so that other load on the machine slows both alike. */
async function measure({ requests }: ListCase, few: Filled, many: Filled) {
  const measured = [few, many].map(({ count, db }) => ({
    requests: requests(count),
    reader: createReader(db, () => ({ hue: HUE, motifsOff: [], tint: '#baeaef' })),
    first: [] as number[],
    later: [] as number[],
  }));
  for (const each of measured) await timeRound(each.first, each);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of measured) await timeRound(each.later, each);
  }
  const [ofFew, ofMany] = measured.map(({ first, later }) => ({
    first: figuresOf(first),
    later: figuresOf(later),
  }));
  if (!ofFew || !ofMany) throw new Error('Nothing was measured');
  return { few: ofFew, many: ofMany };
}

async function timeRound(
  times: number[],
  { reader, requests }: { reader: Reader; requests: ReturnType<ListCase['requests']> },
): Promise<void> {
  for (const request of requests) {
    const begun = performance.now();
    await reader.list(news, 'en', request);
    times.push(performance.now() - begun);
  }
}
