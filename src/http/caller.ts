import type { Language } from '#contract/languages.ts';
import type { AuditLog } from './audit-log.ts';
import type { BucketName } from './limits/buckets.ts';
import type { Session } from './sessions.ts';

/** The log for faults of ours. */
export interface FaultLog {
  error(details: object, message: string): void;
}

/** The client that makes a call, over HTTP or while a page is rendered for it. */
export interface Caller {
  /** The key that limits count: an IPv4 address, or an IPv6 network. */
  address: string;
  language: Language;
  session?: Session;
  /** The token that came along, for a call that a machine makes with a secret of its own. */
  token?: string | undefined;
  /** The browser and system as they name themselves. */
  userAgent?: string;
  /** Whether the client is a browser: its user may have pressed a button that a stranger prepared. */
  isBrowser?: boolean;
  /** The hash of the browser's cookie. */
  browserHash?: Buffer | undefined;
  /** Sets a browser's cookie, and returns the hash by which it is recognised. */
  markBrowser?(): Buffer | undefined;
  /** Sets a browser's cookie, and returns the hash to bind a session to. */
  bindBrowser?(): Buffer | undefined;
  /**
   * Takes one try out of a bucket, counted by the caller's address unless another key is given.
   * Throws the Problem `tooMany` when the bucket is empty; some buckets then open for a proof.
   */
  consume(bucket: BucketName, key?: string): Promise<void>;
  /** The tries that a key has left in a bucket. */
  triesLeft(bucket: BucketName, key: string): Promise<number>;
  /** Gives a key all its tries back, once it proved to be honest. */
  forgetTries(bucket: BucketName, key: string): Promise<void>;
  log: FaultLog;
  /** The audit log, for calls that it records. */
  audit?: AuditLog | undefined;
}
