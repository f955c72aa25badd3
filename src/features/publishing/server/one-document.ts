import type { Collections } from '#content/server/drafts/collections.ts';
import { lockForWriting } from '#content/server/edit/document-row.ts';
import { publish, unpublish } from '#content/server/edit/publish.ts';
import {
  cancelSchedule,
  schedulePublishing,
  scheduleUnpublishing,
} from '#content/server/edit/schedule.ts';
import { whenPostMayGoOut } from '#features/election-clock/contract/posts.ts';
import { bind } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import { readNeedsApproval } from '#people/realms/second-pair.ts';
import {
  cancelPlans,
  publishDraft,
  scheduleDraft,
  scheduleDraftOut,
  unpublishDraft,
} from '../contract.ts';
import type { PublishingDependencies } from './dependencies.ts';

/** Calls that change what the public sees of one document, now or later. */
export function oneDocumentRoutes(
  { whenMayGoOut, prepareGoingOut }: PublishingDependencies,
  named: Collections,
) {
  const { sectionOf } = named;
  return [
    bind(
      publishDraft,
      async ({ body: { collection: name, id: documentId, revisions }, caller, act }) => {
        const collection = named.of(name);
        const { id: agentId } = callingAgent(caller);
        const requireMayGoOut = await prepareGoingOut(collection, documentId);
        await act(async (tx) => {
          await lockForWriting(tx, collection, documentId);
          const needsApproval = await readNeedsApproval(tx, collection, agentId, named.all);
          await requireMayGoOut(tx);
          await publish(tx, collection, { documentId, revisions, needsApproval });
        });
        return { message: 'It is public now.' };
      },
      sectionOf,
    ),

    bind(
      scheduleDraft,
      async ({ body: { collection: name, id: documentId, revisions, at }, caller, act }) => {
        const collection = named.of(name);
        const { id: authorId } = callingAgent(caller);
        const plan = { documentId, revisions, at: new Date(at), authorId };
        const requireMayGoOut = await prepareGoingOut(collection, documentId, plan.at);
        await act(async (tx) => {
          await lockForWriting(tx, collection, documentId);
          const needsApproval = await readNeedsApproval(tx, collection, authorId, named.all);
          await requireMayGoOut(tx);
          await schedulePublishing(tx, collection, { ...plan, needsApproval });
        });
        const goesOut = await whenPostMayGoOut(whenMayGoOut, collection, documentId, plan.at);
        return { message: goesOut > plan.at ? AFTER_SILENCE : 'It goes out at that time.' };
      },
      sectionOf,
    ),

    ...takingDownRoutes(named),
  ];
}

const AFTER_SILENCE =
  'A silence before a poll is on at that time, so it goes out when the poll has closed.';

/** Calls that take something off the site, or take back a plan. */
function takingDownRoutes(named: Collections) {
  const { sectionOf } = named;
  return [
    bind(
      scheduleDraftOut,
      async ({ body: { collection, id: documentId, parts, at }, caller, act }) => {
        const plan = { documentId, at: new Date(at), authorId: callingAgent(caller).id };
        await act(async (tx) => {
          for (const language of parts)
            await scheduleUnpublishing(tx, named.of(collection), { ...plan, language });
        });
        return { message: 'It comes down at that time.' };
      },
      sectionOf,
    ),

    bind(
      cancelPlans,
      async ({ body: { collection, id: documentId, parts, action }, act }) => {
        await act((tx) => cancelSchedule(tx, named.of(collection), { documentId, parts, action }));
        return { message: 'The plan is taken back.' };
      },
      sectionOf,
    ),

    bind(
      unpublishDraft,
      async ({ body: { collection, id: documentId, parts }, act }) => {
        await act(async (tx) => {
          const neededBy = named.all;
          for (const language of parts)
            await unpublish(tx, named.of(collection), { documentId, language, neededBy });
        });
        return { message: 'It is off the site.' };
      },
      sectionOf,
    ),
  ];
}
