import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import type { CertificatePrinter } from './certificate.ts';

/** The services that the calls of the quiz are made from. */
export interface QuizDependencies {
  db: Database;
  reader: Reader;
  /** The key that options, orders and begun rounds are signed with. */
  secret: string;
  now: () => Date;
  certificates: CertificatePrinter;
}
