import type { Database, Executor } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import type { SendMessage } from '#messages/send.ts';
import type { FollowPublicName } from '#people/consents.ts';

/** The dependencies of the account routes; `main` provides them. */
export interface AccountDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** The origin that links in messages begin with. */
  publicUrl: string;
  /** The key of what is remembered of addresses; the same in all processes. */
  secret: string;
  /** The personal data of every room and feature. */
  personalData: readonly PersonalData[];
  /** Ensures that a closed account is erased after the transaction commits. */
  erase(tx: Executor, userId: string): Promise<void>;
  /** Forgets what somebody looks like, because they took back their consent. */
  forgetFace(tx: Executor, userId: string): Promise<void>;
  /** Shows a name in the ranking of the quiz, or takes it off, by what its owner said to `publicName`. */
  followPublicName: FollowPublicName;
  /** Sends no more push messages to the devices of somebody, for the same reason. */
  endPush(tx: Executor, userId: string): Promise<void>;
  /** Told of each account that its owner erased. */
  noteErasure?(tx: Executor): Promise<void>;
}
