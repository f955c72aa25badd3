import type { PrepareGoingOut } from '#content/server/edit/going-out.ts';
import type { Database, Executor } from '#db/database.ts';
import { requireCertified } from '#features/advertisements/server/require-certified.ts';
import { whenPostMayGoOut } from '#features/election-clock/contract/posts.ts';
import { silent } from '#features/election-clock/contract/require-may-go-out.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import { hideFacesJob } from '#features/photo-booth/server/removal/hide-faces-job.ts';
import { isUnseenInPlaceOf, requireSeen } from '#features/photo-booth/server/removal/unseen.ts';
import type { Enqueue } from '#jobs/queue.ts';

interface Parts {
  db: Database;
  enqueue: Enqueue;
}

/** Decides what may go out as it was written last, now or at a moment to come, whoever wants it. */
export const goingOutOf =
  (parts: Parts & { whenMayGoOut: WhenMayGoOut }): PrepareGoingOut =>
  async (collection, documentId, at) => {
    const now = new Date();
    const isSilent =
      at === undefined &&
      (await whenPostMayGoOut(parts.whenMayGoOut, collection, documentId, now)) > now;
    return async (tx) => {
      if (isSilent) throw silent();
      await requireCertified(tx, documentId, at);
      await requireSeen(parts, tx, documentId);
    };
  };

/** Tells whether a picture may not be shown in the place of another one yet, and has it looked through. */
export const holdsBackOf =
  ({ enqueue }: Parts) =>
  async (tx: Executor, from: string, to: string): Promise<boolean> => {
    const isUnseen = await isUnseenInPlaceOf(tx, from, to);
    if (isUnseen) await enqueue(hideFacesJob, {}, tx);
    return isUnseen;
  };
