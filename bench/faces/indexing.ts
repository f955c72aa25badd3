import { join } from 'node:path';
import { createEngines, engineEnvironment } from '#face-search/engines.ts';
import { askedProcess } from '#face-search/process/ask.ts';
import { groupPhoto } from '#test/face-pictures.ts';
import { mean, short, verdict } from '../figures.ts';
import { printTable } from '../table.ts';

const ROUNDS = 4;
const GOAL = 0.85;

const photos = ([1, 2, 3, 4, 5, 6] as const).map(groupPhoto);
const everyRound = Array.from({ length: ROUNDS }, () => photos).flat();

/**
 * Photographs a second by the engines, against what the calls of the models alone would allow with as
 * many processes at work, turn by turn in one run.
 */
export async function benchIndexing(): Promise<boolean> {
  const engines = createEngines();
  const indexAll = async () => {
    const begun = performance.now();
    await Promise.all(everyRound.map((bytes) => engines.findFaces(bytes)));
    return everyRound.length / ((performance.now() - begun) / 1000);
  };
  await indexAll();
  const [first, possible] = [await indexAll(), await possiblePerSecond(engines.atOnce)];
  const perSecond = mean([first, await indexAll()]);
  engines.stop();
  const share = perSecond / possible;
  printTable(`Indexing by ${engines.atOnce} engines, photographs of 1920 pixels a second`, [
    ['', 'a second', 'share', `goal ${GOAL}`],
    ['the calls of the models alone', short(possible), '1.00', ''],
    ['photographs in, faces out', short(perSecond), short(share), verdict(share >= GOAL)],
  ]);
  return share >= GOAL;
}

async function possiblePerSecond(workers: number): Promise<number> {
  const file = join(import.meta.dirname, 'model-calls-process.ts');
  const all = Array.from({ length: workers }, () =>
    askedProcess({ file, environment: engineEnvironment, longestMs: 60_000, idleMs: 60_000 }),
  );
  const spent = await Promise.all(
    all.map(async (worker) => {
      const times: number[] = [];
      for (const bytes of [...photos, ...everyRound])
        times.push((await worker.ask('calls', bytes)) as number);
      return mean(times.slice(photos.length));
    }),
  );
  for (const worker of all) worker.stop();
  return workers / (mean(spent) / 1000);
}
