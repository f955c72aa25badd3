import type { Endpoint, HandlerInput, ReplyInput } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { say } from '#contract/say.ts';
import type { Caller } from './caller.ts';
import { keepPromise } from './keep-promise.ts';
import { buckets, isBucket } from './limits/buckets.ts';
import type { BucketName } from './limits/buckets.ts';
import { parseInput } from './parse-input.ts';
import type { RawInput } from './parse-input.ts';

export interface HandlerContext<E extends Endpoint> extends HandlerInput<E> {
  language: Language;
  caller: Caller;
}

type WithoutSuccess<Reply> = Reply extends unknown ? Omit<Reply, 'success'> : never;

/** Does what a call is for; `success: true` is added to what it hands back. */
export type Handler<E extends Endpoint> = (
  context: HandlerContext<E>,
) => Promise<WithoutSuccess<ReplyInput<E>>>;

/** A declared call together with what it does. */
export interface BoundCall {
  endpoint: Endpoint;
  /** Checks access, input, limit and reply; throws a `Problem` for what the caller should see. */
  run(input: RawInput, caller: Caller): Promise<unknown>;
}

/** Ties a declaration to its handler. */
export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): BoundCall {
  const bucket = bucketOf(endpoint);
  return {
    endpoint,
    async run(input, caller) {
      requireAccess(endpoint, caller);
      // The endpoint's own schemas made it, so it has the types that they declare.
      const parsed = parseInput(endpoint, input) as HandlerInput<E>;
      if (bucket) await caller.draw(bucket);
      const reply = await handler({ ...parsed, language: caller.language, caller });
      const message = 'message' in reply && say(caller.language, String(reply.message));
      const said = message ? { message } : {};
      return keepPromise(endpoint, { success: true, ...reply, ...said }, caller.log);
    },
  };
}

/** Whether a call asks for a session. */
export function isGuarded({ access }: Endpoint): boolean {
  return access === 'user' || access === 'agent';
}

/** Throws `unauthorized` unless the caller has the session that a call asks for. */
export function requireAccess(endpoint: Endpoint, { session }: Caller): void {
  if (isGuarded(endpoint) && session?.kind !== endpoint.access) throw new Problem('unauthorized');
}

function bucketOf({ name, limit }: Endpoint): BucketName | undefined {
  if (limit === undefined) return undefined;
  if (isBucket(limit) && buckets[limit].by === 'address') return limit;
  throw new Error(`${name} draws from ${limit}, which is no bucket that counts addresses`);
}
