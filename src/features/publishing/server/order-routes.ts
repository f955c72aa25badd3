import type { Collection } from '#content/declare/collection.ts';
import { factsPart } from '#content/declare/parts.ts';
import type { Collections } from '#content/server/drafts/collections.ts';
import { conditionOf, selectPage } from '#content/server/drafts/draft-query.ts';
import { readDraftRows } from '#content/server/drafts/draft-rows.ts';
import { reorder } from '#content/server/edit/reorder.ts';
import { Problem, invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { bind } from '#http/bind.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import type { CallingAgent } from '#people/realms/calling-agent.ts';
import { readNeedsApproval } from '#people/realms/second-pair.ts';
import {
  approveOrder,
  dropOrder,
  listProposedOrders,
  readOrder,
  reorderDrafts,
} from '../contract.ts';
import type { PublishingDependencies } from './dependencies.ts';
import { withAuthors } from './list.ts';
import {
  forgetProposal,
  lockProposal,
  propose,
  readProposal,
  readProposals,
} from './proposed-order.ts';
import type { Proposal } from './proposed-order.ts';
import { requireSeen } from './seen-order.ts';

const MAX_ORDERED = 1_000;

/** Calls by which the order of a collection changes: by one person, or by two. */
export function orderRoutes(services: PublishingDependencies, named: Collections) {
  const { db } = services;
  return [
    bind(
      readOrder,
      async ({ query: { collection: name }, caller, language }) => {
        const collection = orderedByHand(named, name);
        const agent = callingAgent(caller);
        const isPublicAtOnce = await isAtOnce(db, collection, agent, named);
        const rows = await rowsInOrder(services, named, name, language);
        const found = await readProposal(db, name);
        const proposal = found ? await showProposal(db, collection, agent, found) : null;
        return { data: { rows, isPublicAtOnce, proposal } };
      },
      named.sectionOf,
    ),

    bind(listProposedOrders, async ({ caller }) => {
      const agent = callingAgent(caller);
      const readable = named.all.filter(({ section }) => agent.mayAnywhere(`${section}:read`));
      const proposals = await readProposals(
        db,
        readable.map(({ name }) => name),
      );
      const data = await Promise.all(
        proposals.map(async (proposal) => {
          const collection = named.of(proposal.collection);
          const shown = await showProposal(db, collection, agent, proposal);
          return { ...shown, collection: collection.name };
        }),
      );
      return { data };
    }),

    bind(
      reorderDrafts,
      async ({ body: { collection: name, ids, seen }, caller, act }) => {
        const collection = orderedByHand(named, name);
        const agent = callingAgent(caller);
        const isPublic = await act(async (tx) => {
          if (seen) await requireSeen(tx, name, seen);
          if (!(await isAtOnce(tx, collection, agent, named))) {
            await propose(tx, { collection: name, ids, agentId: agent.id });
            return false;
          }
          await reorder(tx, collection, ids);
          await forgetProposal(tx, name);
          return true;
        });
        const message = isPublic
          ? 'The new order is public.'
          : 'The new order waits for somebody else to approve it.';
        return { message, data: { isPublic } };
      },
      named.sectionOf,
    ),

    ...decidingRoutes(named),
  ];
}

/** Calls of the second person. */
function decidingRoutes(named: Collections) {
  return [
    bind(
      approveOrder,
      async ({ body: { collection: name, proposedAt }, caller, act }) => {
        const collection = orderedByHand(named, name);
        await act(async (tx) => {
          const { documentIds, proposedBy } = await lockProposal(tx, name, proposedAt);
          if (proposedBy === callingAgent(caller).id)
            throw new Problem('forbidden', { message: 'Somebody else has to approve your order.' });
          await reorder(tx, collection, documentIds);
          await forgetProposal(tx, name);
        });
        return { message: 'The new order is public.' };
      },
      named.sectionOf,
    ),

    bind(
      dropOrder,
      async ({ body: { collection: name, proposedAt }, caller, act }) => {
        const { section } = orderedByHand(named, name);
        const agent = callingAgent(caller);
        await act(async (tx) => {
          const { proposedBy } = await lockProposal(tx, name, proposedAt);
          if (proposedBy !== agent.id && !agent.may(`${section}:publish`))
            throw new Problem('forbidden');
          await forgetProposal(tx, name);
        });
        return { message: 'The order stays as it is public.' };
      },
      named.sectionOf,
    ),
  ];
}

function orderedByHand(named: Collections, name: string): Collection {
  const collection = named.of(name);
  if (collection.order.by !== 'position')
    throw invalid({ param: 'collection', msg: 'This is not ordered by hand' });
  return collection;
}

/** Whether an agent may change what is public alone. */
async function isAtOnce(
  tx: Executor,
  collection: Collection,
  agent: CallingAgent,
  { all }: Collections,
): Promise<boolean> {
  if (!agent.may(`${collection.section}:publish`)) return false;
  const needsApproval = await readNeedsApproval(tx, collection, agent.id, all);
  return !needsApproval(factsPart);
}

async function rowsInOrder(
  services: PublishingDependencies,
  named: Collections,
  name: string,
  language: Parameters<typeof readDraftRows>[0]['language'],
) {
  const { db, reader } = services;
  const wanted = { collections: [name], view: 'all', sort: 'position' } as const;
  const where = await conditionOf(db, wanted);
  const ids = await selectPage(db, wanted, where, { limit: MAX_ORDERED, offset: 0 });
  const offered = services.offeredLanguages();
  const rows = await readDraftRows({ db, reader, named, offered, language }, ids);
  return withAuthors(services, rows);
}

async function showProposal(
  tx: Executor,
  { section }: Collection,
  agent: CallingAgent,
  proposal: Proposal,
) {
  const { documentIds: ids, proposedBy, proposedAt } = proposal;
  const person = await namePeople(tx, [proposedBy]);
  const isOwn = proposedBy === agent.id;
  return {
    ids,
    by: person(proposedBy),
    at: proposedAt.toISOString(),
    isOwn,
    mayApprove: !isOwn && agent.may(`${section}:publish`),
  };
}
