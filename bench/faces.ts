import { hasModels } from '#face-search/model-files.ts';
import { benchAccuracy } from './faces/accuracy.ts';
import { benchIndexing } from './faces/indexing.ts';
import { benchReady } from './faces/ready.ts';
import { benchFaceSearch } from './faces/search.ts';
import { benchSelfies } from './faces/selfie.ts';

/** The photo booth: whom it finds, how fast photographs are indexed, and how fast a face is found. */
export async function benchFaces(): Promise<boolean> {
  if (!hasModels()) throw new Error('The models are not there: run "npm run faces" first');
  const reached = [
    await benchAccuracy(),
    await benchIndexing(),
    await benchFaceSearch(),
    await benchReady(),
    await benchSelfies(),
  ];
  return reached.every(Boolean);
}
