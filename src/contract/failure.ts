import type { FailureBody } from './problems.ts';

/** The header of an answer to a fault of the site's: the number of the request in its log. */
export const FAULT_NUMBER = 'x-fault-number';

/** The server's reply when a call fails. */
export interface Failure extends FailureBody {
  /** The status of the reply; undefined where nothing was sent. */
  status?: number;
  /** Of a fault of the site's, for somebody who looks it up. */
  faultNumber?: string;
}

/** A reply with `success: false`, thrown where callers expect an answer; `failure` is the whole of it. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Nobody is logged in in this browser, or not any more. */
export class NoTokenFound extends Error {
  constructor() {
    super('No token found');
  }
}

/** Whether something failed because the session is over, which is told by itself. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof NoTokenFound || (error instanceof CallFailed && error.failure.status === 401);
