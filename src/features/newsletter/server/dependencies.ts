import type { Database } from '#db/database.ts';
import type { SendMessage } from '#messages/send.ts';

/** What the calls of the newsletter need; `main` hands it to them. */
export interface NewsletterDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** The origin that links in messages begin with. */
  publicUrl: string;
}
