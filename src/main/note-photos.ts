import type { ChangeListener } from '#db/cache-tags.ts';
import type { Database } from '#db/database.ts';
import { indexFacesJob } from '#features/photo-booth/server/index-job.ts';
import { hideFacesJob } from '#features/photo-booth/server/removal/hide-faces-job.ts';
import { albums, photos } from '#features/photos/collection.ts';
import type { Enqueue, Report } from '#jobs/queue.ts';

/** A rally is published photo by photo; so much later one job does for all. */
const SETTLE_MS = 500;

/** Has the index of faces brought in line, and hidden faces looked for in pictures that took their place, soon after photos or albums changed. */
export function createNotePhotos(db: Database, enqueue: Enqueue, report: Report) {
  let timer: NodeJS.Timeout | undefined;
  const note: ChangeListener = (changed) => {
    const isOurs =
      changed === 'everything' || changed.includes(albums.name) || changed.includes(photos.name);
    if (!isOurs || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      enqueue(indexFacesJob, {}, db).catch(report);
      enqueue(hideFacesJob, {}, db).catch(report);
    }, SETTLE_MS);
  };
  return { note, stop: () => clearTimeout(timer) };
}
