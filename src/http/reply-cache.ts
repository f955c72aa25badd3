import { trackReads, limitLifetime, tagRead } from '#db/cache-tags.ts';
import type { ChangeListener } from '#db/cache-tags.ts';
import { TagCache } from '#db/tag-cache.ts';
import { countsTowardsLimit } from './bind.ts';
import type { BoundCall } from './bind.ts';
import { isPublicGet } from './cache-key.ts';
import type { Caller } from './caller.ts';
import type { RawInput } from './parse-input.ts';

interface Reply {
  reply: unknown;
  tags: ReadonlySet<string>;
  expiresAt?: Date | undefined;
}

/** A reply of a list is some tens of kilobytes. */
const MAX_ENTRIES = 300;

/**
 * Caches the replies that pages are made from. When a news update changes, home reads the news
 * again, but not its eight other lists. Replies are shared, so they must not be changed.
 */
export class ReplyCache {
  readonly #replies = new TagCache<Reply>({ maxSize: MAX_ENTRIES, sizeOf: () => 1 });

  /** The reply of a call, from the cache or made now. Its tags become tags of the page being rendered. */
  async get(call: BoundCall, input: RawInput, caller: Caller): Promise<unknown> {
    if (!isCacheable(call, input)) return call.run(input, caller);
    const key = JSON.stringify([call.endpoint.name, caller.language, input]);
    const { reply, tags, expiresAt } =
      this.#replies.find(key) ??
      (await (this.#replies.inFlight(key) ?? this.#ask(key, () => call.run(input, caller))));
    tags.forEach(tagRead);
    if (expiresAt) limitLifetime(expiresAt);
    return reply;
  }

  /** Drops all replies with one of the tags at once, also those being made at this moment. */
  readonly drop: ChangeListener = (changed) => this.#replies.drop(changed);

  #ask(key: string, run: () => Promise<unknown>): Promise<Reply> {
    return this.#replies.make(key, async () => {
      const { result, tags, expiresAt } = await trackReads(run);
      return { value: { reply: result, tags, expiresAt }, tags, expiresAt, isCacheable: true };
    });
  }
}

/** A reply that counts towards a rate limit is not cached. */
function isCacheable(call: BoundCall, { query }: RawInput): boolean {
  return isPublicGet(call) && !countsTowardsLimit(call.endpoint, query);
}
