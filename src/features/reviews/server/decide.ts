import type { Collections } from '#content/server/drafts/collections.ts';
import { findReview } from '#content/server/drafts/review-rows.ts';
import type { PrepareGoingOut } from '#content/server/edit/going-out.ts';
import type { PartRevisions } from '#content/server/edit/parts.ts';
import { publish } from '#content/server/edit/publish.ts';
import { approve, returnToAuthor } from '#content/server/edit/review.ts';
import { schedulePublishing } from '#content/server/edit/schedule.ts';
import type { Permission } from '#contract/permissions.ts';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import type { Handler } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { CallingAgent } from '#people/realms/calling-agent.ts';
import type { approveReview, returnReview } from '../contract.ts';
import { mayInPart } from './may-in-part.ts';

/** The services that a decision needs. */
interface Services {
  db: Database;
  prepareGoingOut: PrepareGoingOut;
}

/** Approves; whoever may publish as well may have it go out in the same act. */
export function approveWith(
  named: Collections,
  { db, prepareGoingOut }: Services,
): Handler<typeof approveReview> {
  return async ({ body, caller, act, addTargets }) => {
    const { collection: name, id: reviewId, revisions, thenPublish } = body;
    const collection = named.of(name);
    const agent = callingAgent(caller);
    if (thenPublish && !mayPublish(agent, `${collection.section}:publish`, revisions))
      throw new Problem('forbidden');
    const sent = thenPublish ? await findReview(db, name, reviewId) : undefined;
    const wantedAt = sent?.wantedAt ? new Date(sent.wantedAt) : undefined;
    const at = wantedAt && wantedAt.getTime() > Date.now() ? wantedAt : undefined;
    const requireMayGoOut = sent && (await prepareGoingOut(collection, sent.document, at));
    await act(async (tx) => {
      const { documentId } = await approve(tx, collection, {
        reviewId,
        revisions,
        deciderId: agent.id,
      });
      addTargets(documentId);
      if (!thenPublish) return;
      await requireMayGoOut?.(tx);
      const publication = { documentId, revisions, needsApproval: () => true };
      if (at) await schedulePublishing(tx, collection, { ...publication, at, authorId: agent.id });
      else await publish(tx, collection, publication);
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
  permission: Permission,
  revisions: PartRevisions,
): boolean => Object.keys(revisions).every((part) => mayInPart(agent, permission, part));
