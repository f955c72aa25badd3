import { problems } from '#contract/problems.ts';
import type { ChangeListener } from '#db/changes.ts';
import { asProblem } from '../as-problem.ts';
import { Answer } from './answer.ts';
import type { AnswerContent } from './answer.ts';
import { cacheControl } from './cache-control.ts';
import { TagCache } from './tag-cache.ts';
import type { Made } from './tag-cache.ts';

/** What a rendering gives, and what it was made from. */
export interface Rendered extends AnswerContent {
  tags: ReadonlySet<string>;
  expiresAt?: Date | undefined;
}

const DEFAULT_BYTES = 64 * 1024 * 1024;

/** Keeps finished public answers until what they were made from changes. */
export class PageCache {
  readonly #answers: TagCache<Answer>;

  /** `maxBytes`: what all answers together may take in memory, 64 MB unless told. */
  constructor({ maxBytes = DEFAULT_BYTES }: { maxBytes?: number } = {}) {
    this.#answers = new TagCache({
      maxSize: maxBytes,
      sizeOf: (answer, key) => answer.bytes + key.length,
    });
  }

  /** The answer kept under a key, if it still holds. */
  find(key: string): Answer | undefined {
    return this.#answers.find(key);
  }

  /** The answer of a key: kept, being made for somebody else at this moment, or made now. */
  async render(key: string, make: () => Promise<Rendered>): Promise<Answer> {
    const kept = this.find(key);
    if (kept) return kept;
    const shared = this.#answers.underWay(key);
    if (!shared) return this.#answers.make(key, async () => finish(await make()));
    const answer = await shared.catch(orNoneOverLimit);
    const isTheirs = !answer || answer.status === problems.tooMany.status;
    return isTheirs ? this.render(key, make) : answer;
  }

  /** Forgets at once what was made from the tags, also what is being made at this moment. */
  readonly drop: ChangeListener = (changed) => this.#answers.drop(changed);
}

async function finish({ tags, expiresAt, status, body, headers }: Rendered): Promise<Made<Answer>> {
  const isKept = isKeepable({ status, body, headers });
  const control = isKept ? cacheControl.public : (headers['cache-control'] ?? cacheControl.never);
  const content = { status, body, headers: { ...headers, 'cache-control': control } };
  return { value: await Answer.of(content), tags, expiresAt, isKept };
}

function isKeepable({ status, headers }: AnswerContent): boolean {
  return status === 200 && headers['cache-control'] === undefined && !headers['set-cookie'];
}

/** The limit of whoever came first is nothing to those who wait with them. */
function orNoneOverLimit(error: unknown): undefined {
  if (asProblem(error)?.code !== 'tooMany') throw error;
}
