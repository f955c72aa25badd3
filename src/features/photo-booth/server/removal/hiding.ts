import type { Collection } from '#content/declare/collection.ts';
import type { Database } from '#db/database.ts';
import type { Engines } from '#face-search/engines.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Enqueue } from '#jobs/queue.ts';
import type { Library } from './library.ts';

/** The services that faces are hidden with. */
export interface Hiding {
  db: Database;
  storage: Storage;
  collections: readonly Collection[];
  library: Library;
  /** The key that the keys of people are encrypted with. */
  secret: () => Promise<string>;
  enqueue: Enqueue;
  /** Makes the copies that nobody waits for. */
  finishPictures: Parameters<Enqueue>[0];
  signal: AbortSignal;
  /** The engine that faces are looked for with; undefined where the models are not there. */
  openEngine?: () => Engines | undefined;
}
