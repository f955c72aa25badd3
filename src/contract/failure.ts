import type { FieldError, ProofRequest } from './problems.ts';

/** The header of an answer to a fault of the site's: the number of the request in its log. */
export const FAULT_NUMBER = 'x-fault-number';

/** The server's reply when a call fails. */
export interface Failure {
  success: false;
  /** The status of the reply; undefined where nothing was sent. */
  status?: number;
  message: string;
  errors?: FieldError[];
  /** Of a fault of the site's, for somebody who looks it up. */
  faultNumber?: string;
  /** The captcha to solve after too many tries. */
  proof?: ProofRequest;
}

/** A reply with `success: false`, thrown where callers expect an answer; `failure` is the whole of it. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}
