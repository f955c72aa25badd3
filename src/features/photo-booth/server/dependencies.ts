import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { FileSigner } from '#http/signed-files.ts';
import type { Enqueue, EnqueueAll } from '#jobs/queue.ts';
import type { SendMessage } from '#messages/send.ts';
import type { FaceFinder } from './finder.ts';

/** The services that the calls of the photo booth are made from. */
export interface BoothDependencies {
  db: Database;
  reader: Reader;
  storage: Storage;
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  faces: FaceFinder;
  sendMessage: SendMessage;
  /** The key that the keys of people are encrypted with. */
  secret: string;
  /** The origin that links begin with. */
  publicUrl: string;
  signFile: FileSigner['sign'];
}
