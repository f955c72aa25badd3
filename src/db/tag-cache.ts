import { LRUCache } from 'lru-cache';
import type { ChangeListener } from './cache-tags.ts';
import { SingleFlight } from './single-flight.ts';
import type { InFlight } from './single-flight.ts';
import { TagIndex } from './tag-index.ts';

/** A value, with the tags that it was made from. */
export interface CacheEntry<Value> {
  value: Value;
  tags: ReadonlySet<string>;
  expiresAt?: Date | undefined;
  /** Whether it may be cached. */
  isCacheable: boolean;
}

interface StoredEntry<Value> {
  value: Value;
  tags: ReadonlySet<string>;
}

interface TagCacheOptions<Value> {
  maxSize: number;
  sizeOf: (value: Value, key: string) => number;
}

/** Caches values until one of their tags changes; the least recently used make room. */
export class TagCache<Value> {
  readonly #entries: LRUCache<string, StoredEntry<Value>>;
  readonly #tags = new TagIndex();
  readonly #singleFlight = new SingleFlight<Value>();

  constructor({ maxSize, sizeOf }: TagCacheOptions<Value>) {
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
      dispose: ({ tags }, key) => this.#tags.delete(key, tags),
    });
  }

  /** The cached value of a key, if it is still valid. */
  find(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** The value of a key that is being made at this moment, if it is still valid. */
  inFlight(key: string): Promise<Value> | undefined {
    return this.#singleFlight.find(key);
  }

  make(key: string, make: () => Promise<CacheEntry<Value>>): Promise<Value> {
    return this.#singleFlight.start(key, async (run) => this.#store(run, key, await make()));
  }

  /** Drops all values with one of the tags at once, also those being made at this moment. */
  readonly drop: ChangeListener = (changed) => {
    this.#singleFlight.invalidate(changed);
    if (changed === 'everything') this.#entries.clear();
    else
      changed.flatMap((tag) => this.#tags.keysOf(tag)).forEach((key) => this.#entries.delete(key));
  };

  #store(run: InFlight, key: string, made: CacheEntry<Value>): Value {
    const { value, tags, expiresAt, isCacheable } = made;
    const ttl = expiresAt && expiresAt.getTime() - Date.now();
    const isOver = ttl !== undefined && ttl <= 0;
    if (!isCacheable || isOver || run.isOutdated(tags)) return value;
    this.#entries.set(key, { value, tags }, { ttl });
    if (this.#entries.has(key)) this.#tags.add(key, tags);
    return value;
  }
}
