import type { ChangeListener } from './cache-tags.ts';

type Changed = Parameters<ChangeListener>[0];

/** One piece of work under way. */
export class InFlight {
  readonly #changed = new Set<string>();
  #isEverythingChanged = false;

  /** Notes a change that came while it was under way. */
  noteChange(changed: Changed): void {
    if (changed === 'everything') this.#isEverythingChanged = true;
    else changed.forEach((tag) => this.#changed.add(tag));
  }

  /** Whether one of the tags that it read has changed since it began. */
  isOutdated(tags: ReadonlySet<string>): boolean {
    return this.#isEverythingChanged || !this.#changed.isDisjointFrom(tags);
  }
}

/** Shares work under way: requests for the same key at the same time get one result. */
export class SingleFlight<Result> {
  readonly #inFlight = new Set<InFlight>();
  readonly #joinable = new Map<string, Promise<Result>>();

  /** The work for this key that can still be shared. */
  find(key: string): Promise<Result> | undefined {
    return this.#joinable.get(key);
  }

  /** Starts work that others can share until something changes. */
  start(key: string, work: (run: InFlight) => Promise<Result>): Promise<Result> {
    const run = new InFlight();
    this.#inFlight.add(run);
    const result = work(run).finally(() => {
      this.#inFlight.delete(run);
      if (this.#joinable.get(key) === result) this.#joinable.delete(key);
    });
    this.#joinable.set(key, result);
    return result;
  }

  /** Keeps requests that come after a change from sharing work that began before it. */
  invalidate(changed: Changed): void {
    this.#inFlight.forEach((run) => run.noteChange(changed));
    this.#joinable.clear();
  }
}
