import type { Collections } from '#content/server/drafts/collections.ts';
import type { PartRevisions } from '#content/server/edit/parts.ts';
import { publish } from '#content/server/edit/publish.ts';
import { approve, returnToAuthor } from '#content/server/edit/review.ts';
import { schedulePublishing } from '#content/server/edit/schedule.ts';
import { isLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { requirePostMayGoOut } from '#features/election-clock/contract/posts.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import type { Handler } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { CallingAgent } from '#people/realms/calling-agent.ts';
import type { approveReview, returnReview } from '../contract.ts';

/** The services that tell whether something may go out. */
interface Lawfulness {
  whenMayGoOut: WhenMayGoOut;
  requireShowable: (tx: Executor, documentId: string, at?: Date) => Promise<void>;
}

/** Approves; whoever may publish as well may have it go out in the same act. */
export function approveWith(
  named: Collections,
  { whenMayGoOut, requireShowable }: Lawfulness,
): Handler<typeof approveReview> {
  return async ({ body, caller, act, addTargets }) => {
    const { collection: name, id: reviewId, revisions, thenPublish } = body;
    const collection = named.of(name);
    const agent = callingAgent(caller);
    if (thenPublish && !mayPublish(agent, `${collection.section}:publish`, revisions))
      throw new Problem('forbidden');
    await act(async (tx) => {
      const { documentId, wantedAt } = await approve(tx, collection, {
        reviewId,
        revisions,
        deciderId: agent.id,
      });
      addTargets(documentId);
      if (!thenPublish) return;
      const isToCome = wantedAt !== null && wantedAt.getTime() > Date.now();
      const publication = { documentId, revisions, fourEyes: true };
      await requireShowable(tx, documentId, isToCome ? wantedAt : undefined);
      if (isToCome) {
        const plan = { ...publication, at: wantedAt, authorId: agent.id };
        return schedulePublishing(tx, collection, plan);
      }
      await requirePostMayGoOut(whenMayGoOut, collection, documentId);
      await publish(tx, collection, publication);
    });
    return { message: 'It is approved.' };
  };
}

export function returnWith(named: Collections): Handler<typeof returnReview> {
  return async ({ body, caller, act, addTargets }) => {
    const { collection, id: reviewId, revisions, reason } = body;
    const deciding = { reviewId, revisions, deciderId: callingAgent(caller).id, reason };
    await act(async (tx) => {
      const { documentId } = await returnToAuthor(tx, named.of(collection), deciding);
      addTargets(documentId);
    });
    return { message: 'It went back to its author.' };
  };
}

const mayPublish = (
  agent: CallingAgent,
  permission: Parameters<CallingAgent['may']>[0],
  revisions: PartRevisions,
): boolean =>
  Object.keys(revisions).every((part) =>
    agent.may(permission, isLanguage(part) ? part : undefined),
  );
