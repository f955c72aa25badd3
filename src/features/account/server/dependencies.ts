import type { Database, Executor } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import type { SendMessage } from '#messages/send.ts';

/** What the calls of an account need; `main` hands it to them. */
export interface AccountDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** The origin that links in messages begin with. */
  publicUrl: string;
  /** The personal data of every room and feature. */
  personalData: readonly PersonalData[];
  /** Sees to it that an account that was closed is erased, once the transaction holds. */
  erase(tx: Executor, userId: string): Promise<void>;
}
