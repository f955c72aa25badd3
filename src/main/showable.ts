import type { Database, Executor } from '#db/database.ts';
import { requireCertified } from '#features/advertisements/server/require-certified.ts';
import { hideFacesJob } from '#features/photo-booth/server/removal/hide-faces-job.ts';
import { isUnseenInPlaceOf, requireSeen } from '#features/photo-booth/server/removal/unseen.ts';
import type { Enqueue } from '#jobs/queue.ts';

interface Parts {
  db: Database;
  enqueue: Enqueue;
}

/** Throws for a document that may not go out as it was written last, whoever wants it. */
export const showableOf =
  (parts: Parts) =>
  async (tx: Executor, documentId: string, at?: Date): Promise<void> => {
    await requireCertified(tx, documentId, at);
    await requireSeen(parts, tx, documentId);
  };

/** Tells whether a picture may not be shown in the place of another one yet, and has it looked through. */
export const holdsBackOf =
  ({ enqueue }: Parts) =>
  async (tx: Executor, from: string, to: string): Promise<boolean> => {
    const isUnseen = await isUnseenInPlaceOf(tx, from, to);
    if (isUnseen) await enqueue(hideFacesJob, {}, tx);
    return isUnseen;
  };
