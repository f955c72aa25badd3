/**
 * What is known of a message that was not accepted: `notSent`, surely not, so it may be tried
 * again; `never`, it will not be accepted however often it is tried; `unknown`, it may have gone out.
 */
export type Outcome = 'notSent' | 'never' | 'unknown';

/** A message was not accepted. Its words are logged, so they name no person and repeat no text. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly outcome: Outcome;

  constructor(outcome: Outcome, message: string) {
    super(message);
    this.outcome = outcome;
  }
}
