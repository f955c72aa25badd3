import { problems } from '#contract/problems.ts';
import type { ChangeListener } from '#db/cache-tags.ts';
import { TagCache } from '#db/tag-cache.ts';
import type { CacheEntry } from '#db/tag-cache.ts';
import { toProblem } from '../to-problem.ts';
import { cacheControl } from './cache-control.ts';
import { CachedResponse } from './cached-response.ts';
import type { ResponseContent } from './cached-response.ts';

/** The output of a rendering, with the tags that it was made from. */
export interface RenderResult extends ResponseContent {
  tags: ReadonlySet<string>;
  expiresAt?: Date | undefined;
}

const DEFAULT_BYTES = 64 * 1024 * 1024;

/** Caches public responses until one of their tags changes. */
export class PageCache {
  readonly #responses: TagCache<CachedResponse>;

  /** `maxBytes` limits the memory of all responses together; 64 MB unless told. */
  constructor({ maxBytes = DEFAULT_BYTES }: { maxBytes?: number } = {}) {
    this.#responses = new TagCache({
      maxSize: maxBytes,
      sizeOf: (answer, key) => answer.bytes + key.length,
    });
  }

  /** The cached response of a key, if it is still valid. */
  find(key: string): CachedResponse | undefined {
    return this.#responses.find(key);
  }

  /** The response of a key: cached, being made for another request, or made now. */
  async render(key: string, make: () => Promise<RenderResult>): Promise<CachedResponse> {
    const kept = this.find(key);
    if (kept) return kept;
    const shared = this.#responses.inFlight(key);
    if (!shared) return this.#responses.make(key, async () => finish(await make()));
    const answer = await shared.catch(orNoneOverLimit);
    const isTheirs = !answer || answer.status === problems.tooMany.status;
    return isTheirs ? this.render(key, make) : answer;
  }

  /** Drops all responses with one of the tags at once, also those being made at this moment. */
  readonly drop: ChangeListener = (changed) => this.#responses.drop(changed);
}

async function finish({
  tags,
  expiresAt,
  status,
  body,
  headers,
}: RenderResult): Promise<CacheEntry<CachedResponse>> {
  const isCacheable = mayBeCached({ status, body, headers });
  const control = isCacheable
    ? cacheControl.public
    : (headers['cache-control'] ?? cacheControl.never);
  const content = { status, body, headers: { ...headers, 'cache-control': control } };
  return { value: await CachedResponse.of(content), tags, expiresAt, isCacheable };
}

function mayBeCached({ status, headers }: ResponseContent): boolean {
  return status === 200 && headers['cache-control'] === undefined && !headers['set-cookie'];
}

/** The rate limit of the first request does not concern those that share its rendering. */
function orNoneOverLimit(error: unknown): undefined {
  if (toProblem(error)?.code !== 'tooMany') throw error;
}
