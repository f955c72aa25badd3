import type { ChangeListener } from '#db/cache-tags.ts';
import type { Database } from '#db/database.ts';
import { followFacesJob } from '#features/photo-booth/server/follow-faces.ts';
import { indexFacesJob } from '#features/photo-booth/server/index-job.ts';
import { BOOTH_TAG } from '#features/photo-booth/server/plan-index.ts';
import { hideFacesJob } from '#features/photo-booth/server/removal/hide-faces-job.ts';
import { albums, photos } from '#features/photos/collection.ts';
import type { Enqueue, Report } from '#jobs/queue.ts';

/** A rally is published photo by photo; so much later one job does for all. */
const SETTLE_MS = 500;

interface Noting {
  db: Database;
  enqueue: Enqueue;
  report: Report;
  /** Whether the index of faces is on a server apart, from which faces must go when they left. */
  isIndexApart: boolean;
}

/** Has the index of faces brought in line, and hidden faces looked for in pictures that took their place, soon after photos or albums changed. */
export function createNotePhotos({ db, enqueue, report, isIndexApart }: Noting) {
  const arePhotosNew = afterAWhile(() => {
    enqueue(indexFacesJob, {}, db).catch(report);
    enqueue(hideFacesJob, {}, db).catch(report);
  });
  const haveFacesLeft = afterAWhile(() => enqueue(followFacesJob, {}, db).catch(report));
  const note: ChangeListener = (changed) => {
    const has = (tag: string) => changed === 'everything' || changed.includes(tag);
    if (has(albums.name) || has(photos.name)) arePhotosNew.begin();
    if (isIndexApart && has(BOOTH_TAG)) haveFacesLeft.begin();
  };
  const stop = () => {
    arePhotosNew.stop();
    haveFacesLeft.stop();
  };
  return { note, stop };
}

function afterAWhile(work: () => unknown) {
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, SETTLE_MS);
  };
  return { begin, stop: () => clearTimeout(timer) };
}
