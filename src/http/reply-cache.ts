import { trackReads, limitLifetime, tagRead } from '#db/cache-tags.ts';
import type { ChangeListener } from '#db/cache-tags.ts';
import { countsTowardsLimit } from './bind.ts';
import type { BoundCall } from './bind.ts';
import type { Caller } from './caller.ts';
import { TagCache } from '../db/tag-cache.ts';
import type { RawInput } from './parse-input.ts';
import { isPublicGet } from './cache-key.ts';

interface Reply {
  reply: unknown;
  tags: ReadonlySet<string>;
  expiresAt?: Date | undefined;
}

/** A reply of a list is some tens of kilobytes. */
const MAX_ENTRIES = 300;

/**
 * Keeps the replies that pages are made from. When a news update changes, home asks for the news
 * anew, but not for the eight other things that it shows. Replies are shared: they are read only.
 */
export class ReplyCache {
  readonly #replies = new TagCache<Reply>({ maxSize: MAX_ENTRIES, sizeOf: () => 1 });

  /** What a call replies, kept or asked for now; the page under way is told what it was made from. */
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

  /** Forgets at once what was made from the tags, also what is being asked for at this moment. */
  readonly drop: ChangeListener = (changed) => this.#replies.drop(changed);

  #ask(key: string, run: () => Promise<unknown>): Promise<Reply> {
    return this.#replies.make(key, async () => {
      const { result, tags, expiresAt } = await trackReads(run);
      return { value: { reply: result, tags, expiresAt }, tags, expiresAt, isCacheable: true };
    });
  }
}

/** Not where each reply counts towards the limit of whoever asks. */
function isCacheable(call: BoundCall, { query }: RawInput): boolean {
  return isPublicGet(call) && !countsTowardsLimit(call.endpoint, query);
}
