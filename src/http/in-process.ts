import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { BoundCall } from './bind.ts';
import type { Caller } from './caller.ts';
import type { ReplyCache } from './reply-cache.ts';

/**
 * The calls without the wire, for a page that is being rendered: the same checks of input, limit
 * and reply. A failure is thrown as a `Problem`.
 */
export function callInProcess(
  calls: ReadonlyMap<string, BoundCall>,
  caller: Caller,
  replies: ReplyCache,
) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    { query, body, form }: CallInput<E> = {},
  ): Promise<ReplyOf<E>> {
    // By name: the bundle that renders pages has declarations of its own.
    const bound = calls.get(endpoint.name);
    if (!bound) throw new Error(`Nothing is bound to the call ${endpoint.name}`);
    // The reply was parsed by the schema of the same declaration.
    return (await replies.get(bound, { query, body: body ?? form }, caller)) as ReplyOf<E>;
  };
}
