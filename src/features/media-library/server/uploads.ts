import { mediaTypes } from '#contract/media-types.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { bindUpload } from '#http/uploads/register-uploads.ts';
import type { BoundUpload } from '#http/uploads/register-uploads.ts';
import type { Enqueue } from '#jobs/queue.ts';
import { mediaUploads } from '../contract.ts';
import { makeMediaJob } from './make-job.ts';

/** Takes the files of agents, and leaves their making to the work lane. */
export const mediaLibraryUploads = ({ enqueue }: { enqueue: Enqueue }): BoundUpload[] => [
  bindUpload(mediaUploads, async (tx, { id, key, name, type, bytes, sha256, owner }) => {
    const kind = mediaTypes[type];
    if (!kind) throw new TypeError(`The library takes no ${type}`);
    await tx.insert(mediaFiles).values({
      id,
      kind,
      name,
      type,
      bytes,
      sha256,
      state: 'making',
      originalKey: key,
      uploaderId: owner.ownerId,
    });
    await enqueue(makeMediaJob, { id }, tx);
  }),
];
