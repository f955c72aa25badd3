import type { IsHeld } from '#content/server/edit/publish-due.ts';
import { wouldShowUncertified } from '#features/advertisements/server/require-certified.ts';
import { whenPostMayGoOut } from '#features/election-clock/contract/posts.ts';
import type { ElectionClock } from '#features/election-clock/server/clock.ts';
import { wouldShowUnseen } from '#features/photo-booth/server/removal/unseen.ts';
import type { Report } from '#jobs/queue.ts';

interface HeldPostsOptions {
  clock: Pick<ElectionClock, 'whenMayGoOut'>;
  report: Report;
}

/**
 * Whether a document whose time has come waits for the close of a poll, an advertisement for its certificate, or
 * a photo until its picture was looked through for hidden faces.
 */
export function heldPostsOf({ clock, report }: HeldPostsOptions): IsHeld {
  const uncertified = new Set<string>();
  return async (tx, collection, id) => {
    const now = new Date();
    if ((await whenPostMayGoOut(clock.whenMayGoOut, collection, id, now)) > now) return true;
    if (!(await wouldShowUncertified(tx, id))) {
      uncertified.delete(id);
      return wouldShowUnseen(tx, id, 'planned');
    }
    // Every few seconds it is looked at again, and told of once.
    if (!uncertified.has(id)) report(new Error(`${collection.name} ${id} waits for a certificate`));
    uncertified.add(id);
    return true;
  };
}
