import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';

/** The facts that a certificate tells. */
export interface CertificateFacts {
  name: string;
  points: number;
  days: number;
  /** The moment at which it is made. */
  at: Date;
}

export interface CertificatePrinter {
  draw(facts: CertificateFacts, language: Language): Promise<Uint8Array>;
  print(facts: CertificateFacts, language: Language): Promise<Uint8Array>;
}

/** The services that the calls of the quiz are made from. */
export interface QuizDependencies {
  db: Database;
  reader: Reader;
  /** The key that options, orders and begun rounds are signed with. */
  secret: string;
  now: () => Date;
  whenMayGoOut: WhenMayGoOut;
  certificates: CertificatePrinter;
}
