import type { Database } from '#db/database.ts';
import { newsletterExports } from '#db/schema/newsletter.ts';
import type { Handler } from '#http/bind.ts';
import { csvOf } from '#http/downloads/csv.ts';
import { toIso } from '#lib/clock.ts';
import { markExport } from '#people/realms/mark-export.ts';
import type { ReaderFilter, exportReaders } from '../../contract/people.ts';
import { findReaders } from './list-readers.ts';

const BATCH_SIZE = 500;

const columns = {
  email: 'Email',
  name: 'Name',
  language: 'Language',
  topics: 'Topics',
  confirmed: 'Confirmed',
  source: 'Source',
  proof: 'Proof',
  mark: 'Copy',
};

/** A table of readers with their addresses; who took it and why stays with it. */
export function exportWith(db: Database): Handler<typeof exportReaders> {
  return async (context) => {
    const { reason, filter } = context.body;
    const { mark, name } = await markExport(db, context, 'newsletter', (tx, agentId) =>
      tx.insert(newsletterExports).values({ agentId, reason }).returning(),
    );
    return { name, content: csvOf(columns, rows(db, filter, { mark, reason })) };
  };
}

type Line = Record<keyof typeof columns, string | null>;

async function* rows(
  db: Database,
  filter: ReaderFilter,
  { mark, reason }: { mark: string; reason: string },
): AsyncGenerator<Line> {
  const empty = { email: null, name: null, language: null, topics: null, confirmed: null };
  yield { ...empty, source: 'Copy', proof: reason, mark };
  let after: string | undefined;
  do {
    const page = await findReaders(db, filter, { after, size: BATCH_SIZE });
    for (const { email, name, language, topics, confirmedAt, source, proof } of page.rows)
      yield {
        email,
        name,
        language,
        source,
        proof,
        mark,
        topics: topics.join(' '),
        confirmed: confirmedAt && toIso(confirmedAt),
      };
    after = page.next ?? undefined;
  } while (after !== undefined);
}
