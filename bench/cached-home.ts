import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf, short, verdict, withSpread } from './figures.ts';
import { loader, requestsPerSecond } from './load.ts';
import { startBareProcess } from './processes/child.ts';
import type { Child } from './processes/child.ts';
import { printTable } from './table.ts';

const ROUNDS = 15;
const SECONDS = 2;
const WARM_UP_SECONDS = 2;
const GOAL = 0.9;
/** After a few hits the page has its best compression. */
const SETTLES_IN_MS = 3_000;

/** The cached home page against a bare server with the same bytes, in alternating rounds. */
export async function benchCachedHome(site: Child): Promise<boolean> {
  const home = `${site.address}/`;
  await requestsPerSecond(home, WARM_UP_SECONDS);
  await pause(SETTLES_IN_MS);
  const { headers, body } = await packed(home);
  const bare = await startBareProcess(headers, body);
  await requestsPerSecond(bare.address, WARM_UP_SECONDS);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await requestsPerSecond(home, SECONDS));
    theirs.push(await requestsPerSecond(`${bare.address}/`, SECONDS));
  }
  await bare.stop();
  const ratio = figuresOf(ours).p50 / figuresOf(theirs).p50;
  printTable(
    `Kept home page, ${body.length} bytes of brotli; ${ROUNDS} rounds of ${SECONDS} s by ${loader}`,
    [
      ['server', 'answers/s, median (spread)', ''],
      ['bare node:http', withSpread(figuresOf(theirs)), ''],
      ['site', withSpread(figuresOf(ours)), ''],
      ['ratio of medians', short(ratio), `goal ≥ ${GOAL}: ${verdict(ratio >= GOAL)}`],
    ],
  );
  return ratio >= GOAL;
}

/** The compressed bytes as sent; fetch would decompress them. */
async function packed(url: string) {
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
