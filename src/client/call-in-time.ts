import { limitsOf } from '#contract/call-limits.ts';
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { Failure } from '#contract/failure.ts';
import { call } from './call.ts';

/** The longest that a reply takes after the last octet of its request, on a busy day. */
const REPLY_SECONDS = 60;

/** No answer came while one could: nobody knows whether the call was taken. */
export class NoAnswer extends TypeError {}

/**
 * Makes a call with a file in it, and gives up where a browser would wait for good: the server refuses a request
 * that takes longer to arrive, so that a slow one is not cut off.
 */
export async function callInTime<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E> | Failure> {
  const limit = new AbortController();
  const seconds = limitsOf(endpoint).seconds + REPLY_SECONDS;
  const timer = setTimeout(() => limit.abort(), seconds * 1000);
  try {
    return await call(endpoint, input, { signal: limit.signal });
  } catch (error) {
    throw limit.signal.aborted ? new NoAnswer(`No answer in ${seconds} s`) : error;
  } finally {
    clearTimeout(timer);
  }
}
