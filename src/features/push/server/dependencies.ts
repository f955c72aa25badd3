import type { Language } from '#contract/languages.ts';
import type { Database, Executor } from '#db/database.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import type { PushGateway } from '#gateways/push/port.ts';
import type { Enqueue } from '#jobs/queue.ts';

/** The services that the calls of push messages are made from. */
export interface PushDependencies {
  db: Database;
  enqueue: Enqueue;
  push: PushGateway;
  /** The public key that push services know this site by. */
  pushKey: () => Promise<string>;
  /** The path of the picture beside a message: the campaign's mark. */
  pushIcon: () => Promise<string>;
  whenMayGoOut: WhenMayGoOut;
  /** Throws 422 naming the field unless a certificate is in force at a moment. */
  requireCertificate: (
    tx: Executor,
    certificate: string,
    where: { at: Date; param: string },
  ) => Promise<void>;
  offeredLanguages: () => readonly Language[];
}
