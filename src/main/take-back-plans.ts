import { append } from '#audit/append.ts';
import type { Collection } from '#content/declare/collection.ts';
import { factsPart } from '#content/declare/parts.ts';
import { byName } from '#content/server/drafts/collections.ts';
import { cancelPlansOf } from '#content/server/edit/schedule.ts';
import type { Section } from '#contract/permissions.ts';
import { may } from '#contract/roles.ts';
import type { Grant } from '#contract/roles.ts';
import type { Transaction } from '#db/database.ts';
import type { TakeBackPlans } from '#features/agents/server/dependencies.ts';
import { newsletterBroadcasts } from '#features/newsletter-issues/server/issues.ts';
import { pushBroadcasts } from '#features/push/server/notices.ts';

type TakeBack = (tx: Transaction, agentId: string, left: readonly Grant[]) => Promise<string[]>;

const takeBackBroadcasts =
  (
    section: Section,
    takeBackFrom: (tx: Transaction, agentId: string) => Promise<string[]>,
  ): TakeBack =>
  async (tx, agentId, left) =>
    may(left, `${section}:publish`, undefined) ? [] : takeBackFrom(tx, agentId);

/** Takes back what an agent may not publish any more: it is where it was before, and the audit log names it. */
export function takeBackPlansOf(collections: readonly Collection[]): TakeBackPlans {
  const { sectionOf } = byName(collections);
  /** Everything that an agent may plan, by the kind of thing that the audit log names. */
  const planned: Record<string, TakeBack> = {
    document: (tx, agentId, left) =>
      cancelPlansOf(tx, agentId, (collection, part) => {
        const section = sectionOf(collection);
        const language = part === factsPart ? undefined : part;
        return section !== undefined && may(left, `${section}:publish`, language);
      }),
    push: takeBackBroadcasts('push', pushBroadcasts.takeBackFrom),
    newsletter: takeBackBroadcasts('newsletter', newsletterBroadcasts.takeBackFrom),
  };
  return async (tx, agentId, left, { actorId, address }) => {
    const taken: { target: string; targetIds: string[] }[] = [];
    for (const [target, takeBack] of Object.entries(planned))
      taken.push({ target, targetIds: await takeBack(tx, agentId, left) });
    const entry = { realm: 'agents', actorId, call: 'tookPlansBack', outcome: 'done' } as const;
    for (const { target, targetIds } of taken)
      if (targetIds.length > 0) await append(tx, { ...entry, target, targetIds, address });
    return taken.reduce((sum, { targetIds }) => sum + targetIds.length, 0);
  };
}
