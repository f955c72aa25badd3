import { factsPart } from '#content/declare/parts.ts';
import type { Reviewed } from '#content/server/edit/four-eyes.ts';
import type { Language } from '#contract/languages.ts';
import { translateMessage } from '#contract/translate-message.ts';
import type { Executor } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import { readNeedsApproval } from '#people/realms/second-pair.ts';
import type { Broadcast, Kind } from './kind.ts';

/** Tells who has to approve the broadcasts of a kind, and who did. */
export function approvalOf({ section }: Kind) {
  /** Nobody takes back what thousands have got, so a second person approves it unless that is switched off. */
  const reviewed: Reviewed = { section, needsReview: true };

  /** Whether somebody else has to approve what an agent sends. */
  async function needsApproval(db: Executor, agentId: string): Promise<boolean> {
    const needsPart = await readNeedsApproval(db, reviewed, agentId, [reviewed]);
    // A broadcast is approved in all its languages at once, as facts are.
    return needsPart(factsPart);
  }

  /** Names the agents behind some broadcasts, and tells which the caller may approve and why others came back. */
  async function readApprovals(
    db: Executor,
    rows: readonly Broadcast[],
    { caller, language }: { caller: Caller; language: Language },
  ) {
    const agent = callingAgent(caller);
    const mayReview = agent.may(`${section}:review`);
    const name = await namePeople(
      db,
      rows.flatMap(({ authors, approvedBy, sentBy }) => [...authors, approvedBy, sentBy]),
    );
    const named = (one: string | null) => (one ? name(one) : null);
    return ({ authors, approvedBy, sentBy, state, reason }: Broadcast) => ({
      authors: authors.map(name),
      approvedBy: named(approvedBy),
      sentBy: named(sentBy),
      // The software gives reasons too; those of agents stay as they are.
      reason: reason && translateMessage(language, reason),
      // Somebody who wrote in it may not.
      mayApprove: mayReview && state === 'waiting' && !authors.includes(agent.id),
    });
  }

  return { reviewed, needsApproval, readApprovals };
}
