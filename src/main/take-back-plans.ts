import { append } from '#audit/append.ts';
import { cancelPlansOf } from '#content/server/edit/schedule.ts';
import type { Transaction } from '#db/database.ts';
import type { TakeBackPlans } from '#features/agents/server/dependencies.ts';
import { newsletterBroadcasts } from '#features/newsletter-issues/server/issues.ts';
import { pushBroadcasts } from '#features/push/server/notices.ts';

/** Everything that an agent may plan, by the kind of thing that the audit log names. */
const planned: Record<string, (tx: Transaction, agentId: string) => Promise<string[]>> = {
  document: cancelPlansOf,
  push: pushBroadcasts.takeBackFrom,
  newsletter: newsletterBroadcasts.takeBackFrom,
};

/** Takes back whatever an agent has planned: it is where it was before, and the audit log names it. */
export const takeBackPlans: TakeBackPlans = async (tx, agentId, { actorId, address }) => {
  const taken: { target: string; targetIds: string[] }[] = [];
  for (const [target, takeBack] of Object.entries(planned))
    taken.push({ target, targetIds: await takeBack(tx, agentId) });
  const entry = { realm: 'agents', actorId, call: 'tookPlansBack', outcome: 'done' } as const;
  for (const { target, targetIds } of taken)
    if (targetIds.length > 0) await append(tx, { ...entry, target, targetIds, address });
  return taken.reduce((sum, { targetIds }) => sum + targetIds.length, 0);
};
