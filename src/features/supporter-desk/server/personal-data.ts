import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { DataSubject, PersonalData } from '#db/personal-data.ts';
import { letterEvents, letters } from '#db/schema/supporter-desk.ts';
import { meant, toTsquery } from '#lib/script.ts';
import type { LetterSource } from '#people/letter-source.ts';
import { ACTIVE } from './filter-letters.ts';
import { letterColumns, withWords } from './present-letters.ts';
import { columnOf } from './source-column.ts';

const MAX_FOUND = 50;

/** The desk's work on letters; their words are held, and erased, where they came in. */
export function supporterDeskPersonalData(sources: readonly LetterSource[]): PersonalData[] {
  return [
    {
      about: 'What the supporter desk did about letters',
      columns: {
        letters: ['constituency', 'person_keys', 'search', 'assignee_id'],
        letter_events: ['agent_id', 'words'],
      },
      async download(db, subject) {
        const ids = await lettersOf(db, sources, subject);
        const { kind, words, at } = letterEvents;
        const written = and(inArray(letterEvents.letterId, ids), inArray(kind, ['note', 'reply']));
        const found = db.select({ kind, words, at }).from(letterEvents).where(written);
        return { supporterDesk: await found.orderBy(asc(letterEvents.id)) };
      },
      /** The course of a letter stays where the letter must be kept; the words do not. */
      async erase(tx, subject) {
        const ids = await lettersOf(tx, sources, subject);
        const nothing = { constituency: null, personKeys: [], search: '' };
        // A letter without words waits for nobody.
        const state = sql`case when ${inArray(letters.state, ACTIVE)} then 'closed' else ${letters.state} end`;
        await tx
          .update(letters)
          .set({ ...nothing, state })
          .where(inArray(letters.id, ids));
        await tx
          .update(letterEvents)
          .set({ words: '' })
          .where(
            and(inArray(letterEvents.letterId, ids), inArray(letterEvents.kind, ['note', 'reply'])),
          );
      },
      findByName: (db, name) => writersNamed(db, sources, name),
      place: {
        label: ['Answers and notes', 'जवाब और टिप्पणियाँ'],
        ground: ['Answering what was asked', 'पूछे गए का जवाब'],
      },
      retention: { keptFor: 'as long as the letters' },
    },
    {
      about: 'Who took tables of letters away, and why',
      columns: { letter_exports: ['agent_id'] },
      download: { leftOut: 'It tells of agents, and of no letter' },
      erase: { kept: 'It tells of agents, and of no letter' },
      retention: { keptFor: 'good, as proof of who took what' },
    },
  ];
}

async function lettersOf(
  db: Executor,
  sources: readonly LetterSource[],
  subject: DataSubject,
): Promise<number[]> {
  const found: number[] = [];
  for (const source of sources) {
    const ids = await source.idsOf(db, subject);
    if (ids.length === 0) continue;
    const { id } = letters;
    const rows = await db
      .select({ id })
      .from(letters)
      .where(inArray(columnOf(source.kind), ids));
    found.push(...rows.map((row) => row.id));
  }
  return found;
}

/** Writers of letters; their names weigh as titles among the words of a letter. */
async function writersNamed(db: Executor, sources: readonly LetterSource[], name: string) {
  const query = toTsquery(meant(name), { inTitle: true });
  if (query === undefined) return [];
  const records = await db
    .select(letterColumns)
    .from(letters)
    .where(sql`${letters.search} @@ ${query}::tsquery`)
    .limit(MAX_FOUND);
  const found = await withWords(db, sources, records);
  return found.map(({ letter: { name: known, email, phoneNumber } }) => ({
    name: known,
    email,
    phoneNumber,
  }));
}
