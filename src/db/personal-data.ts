import type { ConsoleText } from '#contract/console-text.ts';
import type { Database, Executor } from './database.ts';

/** A person whose rows are looked for: an account, and the address and number proven to be its owner's. */
export interface DataSubject {
  userId: string;
  email: string | null;
  phoneNumber: string | null;
}

/**
 * The personal data that a room or a feature holds, declared beside the code that writes it; `main`
 * collects the declarations, and the download, the erasure of an account and the nightly forgetting
 * walk them. Nothing has a default, so nothing is kept by oversight.
 */
export interface PersonalData {
  /** A word or two for it, as the person who answers for it says them. */
  about: string;
  /** The same for the privacy desk, with the legal ground on which it is held. */
  place?: { label: ConsoleText; ground: ConsoleText };
  /** By table, every column that says something about a person or leads to one; on a server apart with its schema. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** The rows of one person for the download, each kind under its name, without secrets. */
  download: Download | { leftOut: string };
  /** Erases the rows of one person, or says why they stay; in Hindi too where the privacy desk shows them. */
  erase:
    | ((tx: Executor, subject: DataSubject) => Promise<void>)
    | { kept: string; inHindi?: string };
  /** How long a row stays while nobody erases it; `forget` runs every night. */
  retention: { keptFor: string; forget?: (db: Database) => Promise<unknown> };
  /** People with a name like this, for the privacy desk; never more than some tens. */
  findByName?: (db: Executor, name: string) => Promise<KnownPerson[]>;
  /** Corrects the rows of one person; returns how many there were. */
  correct?: (tx: Executor, subject: DataSubject, correction: Correction) => Promise<number>;
}

/** Somebody whom a place knows by name. */
export interface KnownPerson {
  name: string;
  email: string | null;
  phoneNumber: string | null;
}

/** The facts that an officer corrects for somebody; what must be proven is changed by its owner alone. */
export interface Correction {
  name?: string | undefined;
  constituency?: string | undefined;
}

type Download = (db: Database, subject: DataSubject) => Promise<Record<string, unknown>>;
