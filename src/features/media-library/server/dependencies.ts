import type { Collection } from '#content/declare/collection.ts';
import type { Database, Executor } from '#db/database.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { FileSigner } from '#http/signed-files.ts';
import type { Enqueue } from '#jobs/queue.ts';
import type { SendMessage } from '#messages/send.ts';

/** The services that the calls of the library are made from. */
export interface MediaDependencies {
  db: Database;
  storage: Storage;
  enqueue: Enqueue;
  collections: readonly Collection[];
  /** Gives a private file an address that ends after minutes, or with the session. */
  signFile: FileSigner['sign'];
  /** Decides whether a public page waits for the close of a poll. */
  whenMayGoOut: WhenMayGoOut;
  sendMessage: SendMessage;
  /** The address of the site, for links in mails. */
  publicUrl: string;
  /** Whether one picture may not be public in the place of another yet, because a face is hidden in that. */
  holdsBack: (tx: Executor, from: string, to: string) => Promise<boolean>;
}
