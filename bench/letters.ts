import { sql } from 'drizzle-orm';
import type { LetterFilter } from '#contract/letters.ts';
import type { Database } from '#db/database.ts';
import { countViews } from '#features/supporter-desk/server/count-letters.ts';
import { fileMissing } from '#features/supporter-desk/server/file-letter.ts';
import { listRecords } from '#features/supporter-desk/server/list-letters.ts';
import { presentRows } from '#features/supporter-desk/server/present-letters.ts';
import { readLetter } from '#features/supporter-desk/server/read-letter.ts';
import { letterSources } from '#main/letters.ts';
import { inOwnDatabase } from './own-database.ts';
import { timeLists } from './timed-lists.ts';
import { madeUpName, seededRandom, text, vocabularyOf } from './vocabulary.ts';

const LETTERS = 100_000;
const BATCH_SIZE = 5_000;
const GOAL_P95_MS = 150;
const AGENT = '00000000-0000-4000-8000-00000000000a';

/** The lists of the supporter desk over 100,000 letters, as the server makes them. */
export const benchLetters = () => inOwnDatabase({ fill: writeLetters, measure });

async function writeLetters(db: Database): Promise<void> {
  const random = seededRandom(14);
  const words = [vocabularyOf('en'), vocabularyOf('hi')];
  const places = Array.from({ length: 120 }, () => madeUpName(random));
  for (let done = 0; done < LETTERS; done += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, index) => ({
      name: `${madeUpName(random)} ${madeUpName(random)}`,
      email: `writer-${(done + index) % 90_000}@letters.example`,
      phone_number: `+9198${String(done + index).padStart(8, '0')}`,
      constituency: places[Math.floor(places.length * random() ** 2)],
      message: text(words[index % 2] ?? [], 60, random),
      created_at: new Date(Date.UTC(2024, 0, 1) + (done + index) * 300_000),
    }));
    await db.execute(sql`
      insert into join_submissions (name, email, phone_number, constituency, message, language, created_at)
      select name, email, phone_number, constituency, message, 'hi', created_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(name text, email text,
        phone_number text, constituency text, message text, created_at timestamptz)`);
  }
  await fileMissing(db, letterSources);
  // Most are done; what is open is old as well as new.
  await db.execute(sql`update letters set
    state = case when id % 40 = 0 then 'open' when id % 97 = 0 then 'waiting' when id % 10 = 0 then 'new' else 'answered' end,
    assignee_id = case when id % 400 = 0 then ${AGENT}::uuid end,
    due_at = case when id % 7 = 0 then received_at + interval '7 days' end`);
  await db.execute(sql`vacuum analyze`);
}

async function measure(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ place: string }>(
    sql`select constituency as place from letters group by 1 order by count(*), 1 limit 1`,
  );
  const list =
    (filter: LetterFilter, after?: number, size = 50) =>
    async () => {
      const { records } = await listRecords(db, filter, AGENT, { after, size });
      return presentRows(db, letterSources, records);
    };
  const rare = { constituency: rows[0]?.place };
  const lists = {
    'all, newest first': list({}),
    'a hundred open ones': list({ state: 'active' }, undefined, 100),
    'far below the top': list({}, 20_000),
    'one’s own': list({ assignee: 'me', state: 'active' }),
    'nobody’s': list({ assignee: 'nobody', state: 'new' }),
    'a small constituency': list(rare),
    'a small constituency, waiting': list({ ...rare, state: 'waiting' }),
    'suspect, of which there is none': list({ state: 'suspect' }),
    'grievances, of which there is none': list({ kind: 'grievance' }),
    overdue: list({ due: 'overdue' }),
    'a frequent word': list({ s: 'water' }),
    'a frequent word, waiting, in a small place': list({ ...rare, state: 'waiting', s: 'water' }),
    'a rare word': list({ s: 'boatman' }),
    'the beginning of many words': list({ s: 'ka' }),
    'Hindi in Latin letters': list({ s: 'neeravan' }),
    'two words': list({ s: 'water well' }),
    'no such word': list({ s: 'zzyzx' }),
    'one letter with its writer’s others': () => readLetter(db, letterSources, 5_000),
    'counts of the views': () => countViews(db, AGENT),
  };
  return timeLists(`The supporter desk over ${LETTERS} letters`, lists, GOAL_P95_MS);
}
