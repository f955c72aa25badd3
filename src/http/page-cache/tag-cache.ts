import { LRUCache } from 'lru-cache';
import type { ChangeListener } from '#db/changes.ts';
import { Flights } from './flights.ts';
import type { Flight } from './flights.ts';
import { TagIndex } from './tag-index.ts';

/** A value, and what it was made from. */
export interface Made<Value> {
  value: Value;
  tags: ReadonlySet<string>;
  expiresAt?: Date | undefined;
  /** Whether others may have it. */
  isKept: boolean;
}

interface Kept<Value> {
  value: Value;
  tags: ReadonlySet<string>;
}

interface Room<Value> {
  maxSize: number;
  sizeOf: (value: Value, key: string) => number;
}

/** Keeps values until what they were made from changes; those used least make room. */
export class TagCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>;
  readonly #tags = new TagIndex();
  readonly #flights = new Flights<Value>();

  constructor({ maxSize, sizeOf }: Room<Value>) {
    this.#kept = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
      dispose: ({ tags }, key) => this.#tags.delete(key, tags),
    });
  }

  /** The value kept under a key, if it still holds. */
  find(key: string): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  /** The value of a key that is being made for somebody at this moment, and still holds. */
  underWay(key: string): Promise<Value> | undefined {
    return this.#flights.find(key);
  }

  make(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    return this.#flights.start(key, async (flight) => this.#keep(flight, key, await make()));
  }

  /** Forgets at once what was made from the tags, also what is being made at this moment. */
  readonly drop: ChangeListener = (changed) => {
    this.#flights.note(changed);
    if (changed === 'everything') this.#kept.clear();
    else changed.flatMap((tag) => this.#tags.keysOf(tag)).forEach((key) => this.#kept.delete(key));
  };

  #keep(flight: Flight, key: string, made: Made<Value>): Value {
    const { value, tags, expiresAt, isKept } = made;
    const ttl = expiresAt && expiresAt.getTime() - Date.now();
    const isOver = ttl !== undefined && ttl <= 0;
    if (!isKept || isOver || flight.isOutdated(tags)) return value;
    this.#kept.set(key, { value, tags }, { ttl });
    if (this.#kept.has(key)) this.#tags.add(key, tags);
    return value;
  }
}
