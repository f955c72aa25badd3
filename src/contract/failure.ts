import type { FieldError, ProofRequest } from './problems.ts';

/** The server's reply when a call fails. */
export interface Failure {
  success: false;
  /** The status of the reply; undefined where nothing was sent. */
  status?: number;
  message: string;
  errors?: FieldError[];
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
