import { and, asc, inArray } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { letterEvents, letters } from '#db/schema/supporter-desk.ts';
import type {
  FindOwnLetters,
  LetterSource,
  LetterStatus,
  OwnLetter,
  ReadLetterStatuses,
} from '#people/letter-source.ts';
import { columnOf, sourceIdOf } from './source-column.ts';

type Filed = typeof letters.$inferSelect;
type Event = typeof letterEvents.$inferSelect;

const MAX_OWN = 50;

const stateFor = {
  new: 'received',
  suspect: 'received',
  open: 'inWork',
  waiting: 'inWork',
  answered: 'answered',
  closed: 'closed',
} as const satisfies Record<Filed['state'], LetterStatus['state']>;

/** The work on a letter that its writer is told of. */
const TOLD = ['opened', 'assigned', 'state', 'reply'] as const;

export const readLetterStatuses: ReadLetterStatuses = async (db, kind, sourceIds) => {
  if (sourceIds.length === 0) return new Map();
  const filed = await db
    .select()
    .from(letters)
    .where(inArray(columnOf(kind), [...sourceIds]));
  const mains = await mainsOf(db, filed);
  const events = await eventsOf(db, [...filed, ...mains.values()]);
  return new Map(
    filed.map((each) => [sourceIdOf(each), statusOf(each, mains.get(each.id), events)]),
  );
};

/** The letters of one person from every source, the newest first. */
export const findOwnLettersOf =
  (sources: readonly LetterSource[]): FindOwnLetters =>
  async (db, subject) => {
    const found: OwnLetter[] = [];
    for (const source of sources) {
      const ids = await source.idsOf(db, subject);
      // The keys of a source grow, so the last ones are the newest.
      const newest = ids.toSorted((a, b) => b - a).slice(0, MAX_OWN);
      const statuses = await readLetterStatuses(db, source.kind, newest);
      for (const letter of await source.read(db, newest)) {
        const status = statuses.get(letter.sourceId);
        if (status) found.push({ letter, status });
      }
    }
    const newestFirst = ({ letter: a }: OwnLetter, { letter: b }: OwnLetter) =>
      b.receivedAt.getTime() - a.receivedAt.getTime();
    return found.toSorted(newestFirst).slice(0, MAX_OWN);
  };

/**
 * The letters that others were merged into, by those others. Only while both still name the same
 * person: a correction or an erasure may have parted them.
 */
async function mainsOf(db: Executor, filed: readonly Filed[]): Promise<Map<number, Filed>> {
  const ids = filed.flatMap(({ mergedInto }) => mergedInto ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(letters).where(inArray(letters.id, ids));
  const byId = new Map(found.map((each) => [each.id, each]));
  return new Map(
    filed.flatMap((each) => {
      const main = byId.get(each.mergedInto ?? 0);
      return main && isOfOnePerson(each, main) ? [[each.id, main] as const] : [];
    }),
  );
}

const isOfOnePerson = (one: Filed, other: Filed) =>
  one.personKeys.some((key) => other.personKeys.includes(key));

async function eventsOf(db: Executor, some: readonly Filed[]): Promise<Event[]> {
  const ids = some.map(({ id }) => id);
  return db
    .select()
    .from(letterEvents)
    .where(and(inArray(letterEvents.letterId, ids), inArray(letterEvents.kind, [...TOLD])))
    .orderBy(asc(letterEvents.id));
}

/**
 * A merged letter stands where the other one does, but has only answers of its own: whoever typed
 * somebody's address into a form must not read what that person was written.
 */
function statusOf(own: Filed, main: Filed | undefined, events: readonly Event[]): LetterStatus {
  const shown = main ?? own;
  const ofBoth = events.filter(({ letterId }) => letterId === own.id || letterId === main?.id);
  const state = stateFor[shown.state];
  const since = ofBoth.find(({ at }) => at >= own.receivedAt)?.at ?? null;
  const replies = events.filter(
    ({ letterId, kind, words }) => letterId === own.id && kind === 'reply' && words,
  );
  return {
    state,
    takenUpAt: state === 'received' ? null : since,
    endedAt: endOf(state, ofBoth),
    replies: replies.map(({ words, at }) => ({ words: words ?? '', at })),
    isTogether: main !== undefined,
  };
}

function endOf(state: LetterStatus['state'], events: readonly Event[]): Date | null {
  if (state !== 'answered' && state !== 'closed') return null;
  const isEnd = ({ kind, value }: Event) =>
    kind === 'reply' ? state === 'answered' : kind === 'state' && value === state;
  return events.findLast(isEnd)?.at ?? null;
}
