import { limitLifetime, tagRead } from '#db/cache-tags.ts';
import type { ChangeListener } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { polls, silenceOverrides } from '#db/schema/election-clock.ts';
import { TagCache } from '#db/tag-cache.ts';
import { nextChange, silenceBefore, whenMayGoOut } from '../contract/when-may-go-out.ts';
import type { Silence, WhenMayGoOut } from '../contract/when-may-go-out.ts';

/** Told by whoever changes a poll or lets something out. */
export const clockTag = 'election-clock';

const tags: ReadonlySet<string> = new Set([clockTag]);

/** The clock that decides for posts, push messages, mails, quiz and banners alike. */
export interface ElectionClock {
  whenMayGoOut: WhenMayGoOut;
  /** Told of changes of the database. */
  drop: ChangeListener;
}

/** Keeps the silences in memory until one changes, because every page asks. */
export function createElectionClock(db: Executor): ElectionClock {
  const cache = new TagCache<readonly Silence[]>({ maxSize: 1, sizeOf: () => 1 });
  const read = () =>
    cache.find(clockTag) ??
    cache.inFlight(clockTag) ??
    cache.make(clockTag, async () => ({ value: await readSilences(db), tags, isCacheable: true }));

  return {
    async whenMayGoOut(wish) {
      tagRead(clockTag);
      const silences = await read();
      const next = nextChange(silences, new Date());
      if (next) limitLifetime(next);
      return whenMayGoOut(silences, wish);
    },
    drop: cache.drop,
  };
}

/** Every silence, also those that are over: they tell which constituencies are known. */
export async function readSilences(db: Executor): Promise<Silence[]> {
  const [entered, overrides] = await Promise.all([
    db.select().from(polls),
    db.select().from(silenceOverrides),
  ]);
  const overridesOf = Map.groupBy(overrides, ({ pollId }) => pollId);
  return entered.map(({ id, constituency, closesAt }) => {
    const given = overridesOf.get(id) ?? [];
    return {
      constituency,
      ...silenceBefore(closesAt),
      isLifted: given.some(({ item }) => item === null),
      lifted: given.flatMap(({ kind, item }) =>
        kind !== null && item !== null ? [{ kind, item }] : [],
      ),
    };
  });
}
