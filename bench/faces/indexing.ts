import { findFaces } from '#face-search/engine/find-faces.ts';
import { openModels } from '#face-search/engine/models.ts';
import type { Model } from '#face-search/engine/models.ts';
import { createEngines } from '#face-search/engines.ts';
import { modelsFolder } from '#face-search/model-files.ts';
import { groupPhoto } from '#test/face-pictures.ts';
import { short, verdict } from '../figures.ts';
import { printTable } from '../table.ts';

const ROUNDS = 4;
const GOAL = 0.85;

/** Photographs a second by the engines, against what the calls of the models alone would allow. */
export async function benchIndexing(): Promise<boolean> {
  const photos = ([1, 2, 3, 4, 5, 6] as const).map(groupPhoto);
  const engines = createEngines();
  const all = Array.from({ length: ROUNDS }, () => photos).flat();
  const indexAll = () => Promise.all(all.map((bytes) => engines.findFaces(bytes)));
  await indexAll();
  const begun = performance.now();
  await indexAll();
  const perSecond = all.length / ((performance.now() - begun) / 1000);
  engines.stop();

  const perPhoto = await modelSecondsPerPhoto(photos);
  const possible = engines.atOnce / perPhoto;
  const share = perSecond / possible;
  printTable(`Indexing by ${engines.atOnce} engines, photographs of 1920 pixels a second`, [
    ['', 'a second', 'share', `goal ${GOAL}`],
    ['the calls of the models alone', short(possible), '1.00', ''],
    ['photographs in, faces out', short(perSecond), short(share), verdict(share >= GOAL)],
  ]);
  return share >= GOAL;
}

/** The time of the calls of the models in one process; the rest is decoding and drawing. */
async function modelSecondsPerPhoto(photos: readonly Buffer[]): Promise<number> {
  const models = await openModels(modelsFolder);
  let spent = 0;
  const timed =
    (model: Model): Model =>
    async (...given) => {
      const begun = performance.now();
      const output = await model(...given);
      spent += performance.now() - begun;
      return output;
    };
  const watched = {
    detector: timed(models.detector),
    gate: timed(models.gate),
    embedder: timed(models.embedder),
  };
  for (const bytes of photos) await findFaces(watched, bytes);
  spent = 0;
  for (const bytes of photos) await findFaces(watched, bytes);
  return spent / photos.length / 1000;
}
