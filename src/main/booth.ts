import type { DatabaseConnection } from '#db/connection.ts';
import type { Enqueue } from '#jobs/queue.ts';
import { createFaceFinder } from './face-finder.ts';
import { createNotePhotos } from './note-photos.ts';

/** The parts of the photo booth that live as long as the site: the process of faces, and the ear for changes. */
export function openBooth(
  { db, url }: Pick<DatabaseConnection, 'db' | 'url'>,
  enqueue: Enqueue,
  indexUrl: string | undefined,
) {
  const isIndexApart = indexUrl !== undefined;
  const photos = createNotePhotos({ db, enqueue, report: console.error, isIndexApart });
  const faces = createFaceFinder(url, indexUrl);
  return {
    faces,
    note: photos.note,
    stop: async () => {
      photos.stop();
      faces.stop();
    },
  };
}
