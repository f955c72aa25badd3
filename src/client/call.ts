import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { NoTokenFound } from '#contract/failure.ts';
import type { Failure } from '#contract/failure.ts';
import { realmOf } from '#contract/realms.ts';
import { endSession } from './end-session.ts';
import { readReply } from './failure.ts';
import { createRequest } from './request.ts';
import { sendWithProofs } from './send-with-proofs.ts';
import { readToken } from './token.ts';

export interface CallOptions {
  /** Sends no token, even when one is stored. */
  withoutToken?: boolean;
  /** Sent as the header `payment-signature`. */
  paymentSignature?: string;
  /** Asks the server even where the browser keeps a reply: for a list that was just changed. */
  fresh?: boolean;
  /** Aborts the call. */
  signal?: AbortSignal;
}

// spec: error:passed-on
// spec: role:token-sent
// spec: validation:no-token
/**
 * Makes a call from the browser and returns the server's reply, a failure too (`success: false`).
 * Throws when the network fails, and `NoTokenFound` before sending when the call needs a token
 * and none of its realm is stored. A 401 ends the session of that realm. So does the missing token
 * of an agent: a log-out in another tab took it along. When a soft limit is reached, it solves the
 * captcha and tries again.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  { withoutToken = false, paymentSignature, fresh, signal }: CallOptions = {},
): Promise<ReplyOf<E> | Failure> {
  const realm = realmOf(endpoint);
  const token = withoutToken ? null : readToken(realm);
  const isGuarded = endpoint.access === 'user' || typeof endpoint.access === 'object';
  if (isGuarded && !token) {
    if (realm === 'agents') endSession(realm);
    throw new NoTokenFound();
  }
  return sendWithProofs(async (proof) => {
    const extras = { token, paymentSignature, proof, fresh, signal };
    const request = createRequest(endpoint, input, extras);
    const response = await fetch(request);
    if (response.status === 401) endSession(realm);
    // The server has checked the reply against the schema of the same declaration.
    return (await readReply(response)) as ReplyOf<E> | Failure;
  });
}
