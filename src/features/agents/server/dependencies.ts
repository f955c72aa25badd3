import type { Language } from '#contract/languages.ts';
import type { Grant } from '#contract/roles.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { SendMessage } from '#messages/send.ts';

/**
 * Takes back what an agent has planned to go out or to come down and may not publish with the roles that are left
 * to them; returns how many things that were.
 */
export type TakeBackPlans = (
  tx: Transaction,
  agentId: string,
  left: readonly Grant[],
  by: { actorId: string; address: string },
) => Promise<number>;

/** The dependencies of the door, of own accounts and of the staff's list. */
export interface AgentDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** The origin that links in messages begin with, and that passkeys are made for. */
  publicUrl: string;
  /** The key that the keys of authenticators are encrypted with; the same in all processes. */
  secret: string;
  /** The name of the campaign in a language. */
  campaignName: (language: Language) => Promise<string>;
  takeBackPlans: TakeBackPlans;
}
