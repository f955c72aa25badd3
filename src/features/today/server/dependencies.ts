import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { KnownDeed } from '#features/engagement/contract.ts';

/** Work of the queue that failed for good. */
export interface FailedWork {
  job: string;
  count: number;
  at: Date;
}

/** The numbers of a week. */
export interface WeekFigures {
  joined: number;
  joinedBefore: number;
  invited: number;
  subscribers: number;
  left: number;
  letters: number;
  answered: number;
  open: number;
  slowestDays: number | null;
  deeds: { type: KnownDeed; count: number }[];
}

/** A document that lacks a language. */
export interface Untranslated {
  id: string;
  collection: string;
  title: string;
}

/** A link that leads nowhere, and the public text that it stands in. */
export interface DeadLink extends Untranslated {
  url: string;
  part: string;
  field: string;
  /** The result of asking: a status, or the code of an error. */
  outcome: string;
}

export interface TodayDependencies {
  db: Database;
  reader: Reader;
  collections: readonly Collection[];
  failedWork: () => Promise<FailedWork[]>;
  /** Returns how many were enqueued again. */
  retryWork: (tx: Transaction, job: string) => Promise<number>;
  readWeek: () => Promise<WeekFigures>;
  offeredLanguages: () => readonly Language[];
  countUntranslated: (languages: readonly Language[]) => Promise<Map<Language, number>>;
  countDeadLinks: () => Promise<number>;
  listDeadLinks: (page: { page: number; size: number }) => Promise<DeadLink[]>;
  listUntranslated: (
    language: Language,
    page: { page: number; size: number },
  ) => Promise<Untranslated[]>;
}
