import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/database.ts';
import type { DataSubject } from '#db/personal-data.ts';

export type LetterKind = 'join' | 'grievance';

/** A text that somebody sent to the campaign, as the feature that took it holds it. */
export interface Letter {
  kind: LetterKind;
  /** The key of its row there. */
  sourceId: number;
  /** As people are told it: `G-0000123`. */
  number: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  constituency: string | null;
  /** One of a list, where the form has one. */
  subject: string | null;
  message: string;
  language: string;
  /** Looks like a machine wrote it. */
  suspect: boolean;
  /** Whether it came in the session of the account with its address; known only while it is filed. */
  isOwners?: boolean;
  isAnswered: boolean;
  /** The moment by which the form promises an answer. */
  dueAt: Date | null;
  receivedAt: Date;
}

/** Letters of one kind; `main` lists the sources, and the supporter desk works on what they hold. */
export interface LetterSource {
  kind: LetterKind;
  table: PgTable;
  id: PgColumn;
  read(db: Executor, ids: readonly number[]): Promise<Letter[]>;
  /** The letters of one person. */
  idsOf(db: Executor, subject: DataSubject): Promise<number[]>;
  /** Shows an answer where its writer can read it, beside the mail. */
  answer?(tx: Executor, id: number, words: string): Promise<void>;
  /** Marks a letter answered, be it together with another one. */
  markAnswered?(tx: Executor, id: number): Promise<void>;
}

/** Puts a letter that was just stored before the supporter desk, in the same transaction. */
export type FileLetter = (tx: Executor, letter: Letter) => Promise<void>;

/**
 * Reads what filing needs, before the transaction: inside it, this would wait for a second connection, and
 * as many at once as there are connections would wait for each other.
 */
export type PrepareFiling = () => Promise<FileLetter>;

/** The status of a letter, as its writer may know it; nothing of notes, and no agent's name. */
export interface LetterStatus {
  state: 'received' | 'inWork' | 'answered' | 'closed';
  /** The moment the desk took it up; null before, or where nobody noted it. */
  takenUpAt: Date | null;
  /** The moment it was answered or closed. */
  endedAt: Date | null;
  /** The answers to this letter that went out by mail, the oldest first. */
  replies: { words: string; at: Date }[];
  /** Whether it is answered together with another letter of the same person. */
  isTogether: boolean;
}

/** Tells where letters of one kind stand, by their keys there. */
export type ReadLetterStatuses = (
  db: Executor,
  kind: LetterKind,
  sourceIds: readonly number[],
) => Promise<Map<number, LetterStatus>>;

/** A letter that its writer reads again. */
export interface OwnLetter {
  letter: Letter;
  status: LetterStatus;
}

/** The letters of one person, the newest first. */
export type FindOwnLetters = (db: Executor, subject: DataSubject) => Promise<OwnLetter[]>;
