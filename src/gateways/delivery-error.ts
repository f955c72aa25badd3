/**
 * The outcome of a failed delivery. `notSent`: it surely did not go out, so it may be retried; `never`:
 * it will not be accepted however often it is tried; `unknown`: it may have gone out.
 */
export type Outcome = 'notSent' | 'never' | 'unknown';

/** A message was not accepted. Its words are logged, so they name no person and repeat no text. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly outcome: Outcome;
  /** Whether the mailbox is gone, or cannot take mail now; undefined where the refusal does not say. */
  readonly mailbox: 'hard' | 'soft' | undefined;

  constructor(outcome: Outcome, message: string, mailbox?: 'hard' | 'soft') {
    super(message);
    this.outcome = outcome;
    this.mailbox = mailbox;
  }
}

/** The code of an error (`ECONNREFUSED`), which is safe to log where its message is not. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no code';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
