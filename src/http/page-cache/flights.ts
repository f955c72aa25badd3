import type { ChangeListener } from '#db/changes.ts';

type Changed = Parameters<ChangeListener>[0];

/** One rendering under way. */
export class Flight {
  readonly #changed = new Set<string>();
  #isEverythingChanged = false;

  /** Something changed while it is under way. */
  note(changed: Changed): void {
    if (changed === 'everything') this.#isEverythingChanged = true;
    else changed.forEach((tag) => this.#changed.add(tag));
  }

  /** Whether something that it read has changed since it began. */
  isOutdated(tags: ReadonlySet<string>): boolean {
    return this.#isEverythingChanged || !this.#changed.isDisjointFrom(tags);
  }
}

/** The renderings under way: those who want the same thing at the same time share one. */
export class Flights<Result> {
  readonly #underWay = new Set<Flight>();
  readonly #joinable = new Map<string, Promise<Result>>();

  /** The rendering of this key that can still be shared. */
  find(key: string): Promise<Result> | undefined {
    return this.#joinable.get(key);
  }

  /** Starts one that others can share until something changes. */
  start(key: string, work: (flight: Flight) => Promise<Result>): Promise<Result> {
    const flight = new Flight();
    this.#underWay.add(flight);
    const result = work(flight).finally(() => {
      this.#underWay.delete(flight);
      if (this.#joinable.get(key) === result) this.#joinable.delete(key);
    });
    this.#joinable.set(key, result);
    return result;
  }

  /** Whoever comes after a change may not share what was begun before it. */
  note(changed: Changed): void {
    this.#underWay.forEach((flight) => flight.note(changed));
    this.#joinable.clear();
  }
}
