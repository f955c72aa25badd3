import type { Database } from '#db/database.ts';
import type { SendMessage } from '#messages/send.ts';

/** The dependencies of the newsletter routes; `main` provides them. */
export interface NewsletterDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** The origin that links in messages begin with. */
  publicUrl: string;
  /** The key of what is remembered of addresses. */
  secret: string;
}
