/** A worker that makes files of the media library, slowly where it is told, which tests may kill. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { connectDatabase } from '#db/connection.ts';
import { createMakeMediaJob, makeMediaJob } from '#features/media-library/server/make-job.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { createQueue } from '#jobs/queue.ts';

const [url = '', folder = '', id = '', pace = ''] = process.argv.slice(2);
const disk = diskStorage(folder);
const storage: Storage = {
  ...disk,
  async put(...file) {
    await disk.put(...file);
    process.send?.('stored');
    if (pace === 'slow') await pause(60_000);
  },
};
const connection = await connectDatabase(url);
const queue = createQueue(connection);
const finishPictures = { name: 'finish-pictures', payload: z.object({}) };
const making = { db: connection.db, storage, enqueue: async () => undefined, finishPictures };
await queue.start([createMakeMediaJob(making)], (error) => console.error(error), ['work']);
if (id) await queue.enqueue(makeMediaJob, { id }, connection.db);
