import type { ChangeListener } from './cache-tags.ts';

type Changed = Parameters<ChangeListener>[0];

/** One rendering under way. */
export class InFlight {
  readonly #changed = new Set<string>();
  #isEverythingChanged = false;

  /** Something changed while it is under way. */
  noteChange(changed: Changed): void {
    if (changed === 'everything') this.#isEverythingChanged = true;
    else changed.forEach((tag) => this.#changed.add(tag));
  }

  /** Whether something that it read has changed since it began. */
  isOutdated(tags: ReadonlySet<string>): boolean {
    return this.#isEverythingChanged || !this.#changed.isDisjointFrom(tags);
  }
}

/** The renderings under way: those who want the same thing at the same time share one. */
export class SingleFlight<Result> {
  readonly #inFlight = new Set<InFlight>();
  readonly #joinable = new Map<string, Promise<Result>>();

  /** The rendering of this key that can still be shared. */
  find(key: string): Promise<Result> | undefined {
    return this.#joinable.get(key);
  }

  /** Starts one that others can share until something changes. */
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

  /** Whoever comes after a change may not share what was begun before it. */
  invalidate(changed: Changed): void {
    this.#inFlight.forEach((run) => run.noteChange(changed));
    this.#joinable.clear();
  }
}
