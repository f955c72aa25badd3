import { LRUCache } from 'lru-cache';
import { problems } from '#contract/problems.ts';
import type { ChangeListener } from '#db/changes.ts';
import { Answer } from './answer.ts';
import type { AnswerContent } from './answer.ts';
import { cacheControl } from './cache-control.ts';
import { Flights } from './flights.ts';
import type { Flight } from './flights.ts';
import { TagIndex } from './tag-index.ts';
import { asProblem } from '../as-problem.ts';

/** What a rendering gives, and what it was made from. */
export interface Rendered extends AnswerContent {
  tags: ReadonlySet<string>;
  expiresAt?: Date;
}

interface Kept {
  answer: Answer;
  tags: ReadonlySet<string>;
}

const DEFAULT_BYTES = 64 * 1024 * 1024;

/** Keeps finished public answers until what they were made from changes. */
export class PageCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #tags = new TagIndex();
  readonly #flights = new Flights<Answer>();

  /** `maxBytes`: what all answers together may take in memory, 64 MB unless told. */
  constructor({ maxBytes = DEFAULT_BYTES }: { maxBytes?: number } = {}) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => answer.bytes + key.length,
      dispose: ({ tags }, key) => this.#tags.delete(key, tags),
    });
  }

  /** The answer kept under a key, if it still holds. */
  find(key: string): Answer | undefined {
    return this.#kept.get(key)?.answer;
  }

  /** The answer of a key: kept, being made for somebody else at this moment, or made now. */
  async render(key: string, make: () => Promise<Rendered>): Promise<Answer> {
    const kept = this.find(key);
    if (kept) return kept;
    const shared = this.#flights.find(key);
    if (!shared) return this.#flights.start(key, (flight) => this.#make(flight, key, make));
    const answer = await shared.catch(orNoneOverLimit);
    const isTheirs = !answer || answer.status === problems.tooMany.status;
    return isTheirs ? this.render(key, make) : answer;
  }

  /** Forgets at once what was made from the tags, also what is being made at this moment. */
  readonly drop: ChangeListener = (changed) => {
    this.#flights.note(changed);
    if (changed === 'everything') this.#kept.clear();
    else changed.flatMap((tag) => this.#tags.keysOf(tag)).forEach((key) => this.#kept.delete(key));
  };

  async #make(flight: Flight, key: string, make: () => Promise<Rendered>): Promise<Answer> {
    const { tags, expiresAt, status, body, headers } = await make();
    const isKept = isKeepable({ status, body, headers });
    const control = isKept ? cacheControl.public : (headers['cache-control'] ?? cacheControl.never);
    const answer = await Answer.of({
      status,
      body,
      headers: { ...headers, 'cache-control': control },
    });
    if (isKept && !flight.isOutdated(tags)) this.#keep(key, { answer, tags }, expiresAt);
    return answer;
  }

  #keep(key: string, kept: Kept, expiresAt: Date | undefined): void {
    const ttl = expiresAt && expiresAt.getTime() - Date.now();
    if (ttl !== undefined && ttl <= 0) return;
    this.#kept.set(key, kept, { ttl });
    if (this.#kept.has(key)) this.#tags.add(key, kept.tags);
  }
}

function isKeepable({ status, headers }: AnswerContent): boolean {
  return status === 200 && headers['cache-control'] === undefined && !headers['set-cookie'];
}

/** The limit of whoever came first is nothing to those who wait with them. */
function orNoneOverLimit(error: unknown): undefined {
  if (asProblem(error)?.code !== 'tooMany') throw error;
}
