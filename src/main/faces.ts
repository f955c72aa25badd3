import { onChange } from '#db/cache-tags.ts';
import { connectDatabase } from '#db/connection.ts';
import { findFaces } from '#face-search/engine/find-faces.ts';
import { judgeSelfie } from '#face-search/engine/judge-selfie.ts';
import { findPerson } from '#face-search/find-person.ts';
import { modelsFolder } from '#face-search/model-files.ts';
import { decode } from '#face-search/native/decode.ts';
import { openModels } from '#face-search/native/open-models.ts';
import { answerRequests } from '#face-search/process/answer.ts';
import { BOOTH_TAG } from '#features/photo-booth/server/plan-index.ts';
import type { FaceCalls } from './face-calls.ts';
import { followedIndex } from './followed-index.ts';

/** The process that looks at selfies, and keeps the index of faces in memory unless a server keeps it. */
const models = openModels(modelsFolder);
const connection = await connectDatabase(process.env['FACES_DATABASE'] ?? '', {
  statementTimeoutMs: 30_000,
  poolSize: 2,
  applicationName: 'abhiyan faces',
  onError: (error) => console.error(error),
});
const { db } = connection;
const { index, follower } = followedIndex(db, process.env['FACES_INDEX']);
await onChange(connection.listen, (changed) => {
  if (changed === 'everything' || changed.includes(BOOTH_TAG)) follower.noteLeft();
});

// The first search finds the index filled, or under way. What fails now fails again in that search, and is told there.
void follower.catchUp().catch(() => undefined);

answerRequests({
  judge: async (selfie) => judgeSelfie(await models, await decode(selfie)),
  look: async (photo) => findFaces(await models, await decode(photo)),
  search: async ({ probe, album, thresholds }) => {
    await follower.catchUp();
    return findPerson(index, { probe, albumId: album, thresholds });
  },
} satisfies FaceCalls);
