import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import type { SendMessage } from '#messages/send.ts';

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
}
