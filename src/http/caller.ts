import type { Language } from '#contract/languages.ts';
import type { BucketName } from './limits/buckets.ts';
import type { AuditLog } from './audit-log.ts';
import type { Session } from './sessions.ts';

/** Where a call reports a fault of ours. */
export interface FaultLog {
  error(details: object, message: string): void;
}

/** Whoever makes a call, over HTTP or while a page is rendered for them. */
export interface Caller {
  /** Whom limits count: an IPv4 address, or an IPv6 network. */
  address: string;
  language: Language;
  session?: Session;
  /** The browser and system as they name themselves. */
  userAgent?: string;
  /** Whether a browser asks, in which somebody may have pressed what a stranger prepared. */
  isBrowser?: boolean;
  /** Of the cookie that the browser was given. */
  browserHash?: Buffer | undefined;
  /** Gives a browser its cookie, and tells the hash that it is known again by. */
  markBrowser?(): Buffer | undefined;
  /** Gives a browser its cookie, and tells the hash of it to bind a session to. */
  bindBrowser?(): Buffer | undefined;
  /**
   * Takes one try out of a bucket, counted by the caller's address unless another key is given.
   * Throws the Problem `tooMany` when the bucket is empty; some buckets then open for a proof.
   */
  consume(bucket: BucketName, key?: string): Promise<void>;
  log: FaultLog;
  /** Where calls that are audited are recorded. */
  audit?: AuditLog | undefined;
}
