import { join } from 'node:path';
import { createEngines, engineEnvironment } from '#face-search/engines.ts';
import { askedProcess } from '#face-search/process/ask.ts';
import { groupPhoto } from '#test/face-pictures.ts';
import { mean, short, verdict } from '../figures.ts';
import { printTable } from '../table.ts';

const ROUNDS = 4;
const GOAL = 0.85;

const photos = ([1, 2, 3, 4, 5, 6] as const).map(groupPhoto);
/** An engine that has nothing left to do waits for the other at the end: little beside so many photographs. */
const album = Array.from({ length: 20 }, () => photos).flat();

/**
 * Photographs a second by the engines, against what the calls of the models alone would allow with as
 * many processes at work. Both take turns, because a machine is quicker in one minute than in the next.
 */
export async function benchIndexing(): Promise<boolean> {
  const engines = createEngines();
  const callers = Array.from({ length: engines.atOnce }, () =>
    askedProcess<ModelCalls>({
      file: callsFile,
      environment: engineEnvironment,
      longestMs: 60_000,
      idleMs: 60_000,
    }),
  );
  const indexAlbum = async () => {
    const begun = performance.now();
    await Promise.all(album.map((bytes) => engines.findFaces(bytes)));
    return performance.now() - begun;
  };
  await indexAlbum();
  await timeCalls(callers);
  const indexing: number[] = [];
  const calls: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    indexing.push((await indexAlbum()) / album.length);
    calls.push((await timeCalls(callers)) / engines.atOnce);
  }
  for (const process of [engines, ...callers]) process.stop();
  const share = mean(calls) / mean(indexing);
  const perSecond = (ms: readonly number[]) => short(1000 / mean(ms));
  printTable(`Indexing by ${engines.atOnce} engines, photographs of 1920 pixels a second`, [
    ['', 'a second', 'share', `goal ${GOAL}`],
    ['the calls of the models alone', perSecond(calls), '1.00', ''],
    ['photographs in, faces out', perSecond(indexing), short(share), verdict(share >= GOAL)],
  ]);
  return share >= GOAL;
}

const callsFile = join(import.meta.dirname, 'model-calls-process.ts');

type Caller = Pick<ReturnType<typeof askedProcess<ModelCalls>>, 'ask'>;

interface ModelCalls {
  calls(bytes: Uint8Array): Promise<number>;
}

/** Milliseconds that the calls of the models for one photograph take, while all processes make such calls. */
async function timeCalls(callers: readonly Caller[]): Promise<number> {
  const times = await Promise.all(
    callers.map(async ({ ask }) => {
      const own: number[] = [];
      for (const bytes of [...photos, ...photos]) own.push(await ask('calls', bytes));
      return mean(own);
    }),
  );
  return mean(times);
}
