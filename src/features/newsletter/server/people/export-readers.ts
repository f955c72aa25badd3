import type { Database } from '#db/database.ts';
import { newsletterExports } from '#db/schema/newsletter.ts';
import type { Handler } from '#http/bind.ts';
import { csvOf } from '#http/downloads/csv.ts';
import { indianDay, toIso } from '#lib/clock.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import { agentOf } from '#people/realms/agent-of.ts';
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
  /** In every row, so that a part of the table tells whose copy it is. */
  mark: 'Copy',
};

/** A table of readers with their addresses; who took it and why stays with it. */
export function exportWith(db: Database): Handler<typeof exportReaders> {
  return async ({ body: { reason, filter }, caller, act, addTargets }) => {
    const agentId = agentOf(caller);
    const taken = await act(async (tx) => {
      const [made] = await tx.insert(newsletterExports).values({ agentId, reason }).returning();
      if (!made) throw new Error('An export was not noted');
      addTargets(made.id);
      return made;
    });
    const by = (await readAgentNames(db, [agentId])).get(agentId) ?? '';
    const mark = `${taken.id} · ${by} · ${toIso(taken.at)}`;
    const name = `newsletter-${indianDay(taken.at)}-${taken.id}.csv`;
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
