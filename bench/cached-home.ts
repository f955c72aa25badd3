import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { age } from './age.ts';
import type { Aged } from './age.ts';
import { browserHeaders } from './browser-headers.ts';
import { figuresOf, short, verdict, withSpread } from './figures.ts';
import { load, loader } from './load.ts';
import type { LoadFigures } from './load.ts';
import { startBareProcess } from './processes/child.ts';
import type { Child } from './processes/child.ts';
import { printTable } from './table.ts';

const ROUNDS = 15;
const SECONDS = 2;
const WARM_UP_SECONDS = 2;
const GOAL = 0.95;
const GOAL_IDLE_MB = 300;
const GOAL_MB = 400;
/** The page is packed as small as it goes after a few hits. */
const SETTLES_IN_MS = 3_000;

/**
 * The kept home page against a bare server that sends the same bytes, in alternating rounds, both
 * asked by browsers: as the site has started, and once it has served for a while.
 */
export async function benchCachedHome(site: Child, databaseUrl: string): Promise<boolean> {
  const started = await site.work();
  await load(site, '/', WARM_UP_SECONDS);
  await pause(SETTLES_IN_MS);
  const { headers, body } = await packed(`${site.address}/`);
  const bare = await startBareProcess(headers, body);
  await load(bare, '/', WARM_UP_SECONDS);
  const fresh = await compare(site, bare);
  const aged = await age(site, databaseUrl);
  await load(site, '/', WARM_UP_SECONDS);
  await pause(SETTLES_IN_MS);
  const served = await compare(site, bare);
  await bare.stop();
  printTable(
    `Kept home page, ${body.length} bytes of brotli, by browsers; ${ROUNDS} rounds of ${SECONDS} s by ${loader}`,
    [
      ['server', 'answers/s, median (spread)', 'CPU µs an answer', 'ratio of CPU', ''],
      ...rowsOf('fresh', fresh),
      ...rowsOf(`after ${aged.pages} pages and ${aged.pictures} pictures`, served),
    ],
  );
  printMemory(started.residentMb, aged);
  return (
    served.ratio >= GOAL &&
    started.residentMb <= GOAL_IDLE_MB &&
    aged.afterPictures.residentMb <= GOAL_MB
  );
}

interface Comparison {
  ours: LoadFigures[];
  theirs: LoadFigures[];
  ratio: number;
}

async function compare(site: Child, bare: Child): Promise<Comparison> {
  const ours: LoadFigures[] = [];
  const theirs: LoadFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await load(site, '/', SECONDS));
    theirs.push(await load(bare, '/', SECONDS));
  }
  return { ours, theirs, ratio: cpuOf(theirs).p50 / cpuOf(ours).p50 };
}

const cpuOf = (all: readonly LoadFigures[]) =>
  figuresOf(all.map(({ cpuMicroseconds }) => cpuMicroseconds));
const rateOf = (all: readonly LoadFigures[]) => figuresOf(all.map(({ rate }) => rate));

function rowsOf(when: string, { ours, theirs, ratio }: Comparison): string[][] {
  const goal = `goal ≥ ${GOAL}: ${verdict(ratio >= GOAL)}`;
  return [
    ['bare node:http', withSpread(rateOf(theirs)), withSpread(cpuOf(theirs)), '', ''],
    [`site, ${when}`, withSpread(rateOf(ours)), withSpread(cpuOf(ours)), short(ratio), goal],
  ];
}

function printMemory(startedMb: number, { pages, pictures, afterPages, afterPictures }: Aged) {
  const row = (when: string, residentMb: number, most = Infinity) => [
    when,
    short(residentMb),
    most === Infinity ? '' : `goal ≤ ${most}: ${verdict(residentMb <= most)}`,
  ];
  printTable('Memory of the site, without its database and its worker', [
    ['when', 'resident MB', ''],
    row('started', startedMb, GOAL_IDLE_MB),
    row(`after ${pages} pages`, afterPages.residentMb),
    row(`after ${pictures} pictures, garbage collected`, afterPictures.residentMb, GOAL_MB),
  ]);
}

/** The compressed bytes as sent; fetch would decompress them. */
async function packed(url: string) {
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: Object.fromEntries(browserHeaders) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
