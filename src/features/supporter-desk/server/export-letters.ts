import { sql } from 'drizzle-orm';
import type { LetterFilter } from '#contract/letters.ts';
import type { Database } from '#db/database.ts';
import { letterExports } from '#db/schema/supporter-desk.ts';
import type { Handler } from '#http/bind.ts';
import { csvOf } from '#http/downloads/csv.ts';
import { toIso } from '#lib/clock.ts';
import type { LetterSource } from '#people/letter-source.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import { markExport } from '#people/realms/mark-export.ts';
import type { exportLetters } from '../contract.ts';
import { conditionOf } from './filter-letters.ts';
import { recordsOf } from './list-letters.ts';
import { withWords } from './present-letters.ts';

const BATCH_SIZE = 500;

const columns = {
  number: 'Number',
  kind: 'Kind',
  received: 'Received',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  constituency: 'Constituency',
  subject: 'Subject',
  message: 'Message',
  state: 'State',
  assignee: 'With',
  due: 'Due',
  mark: 'Copy',
};

type Row = Partial<Record<keyof typeof columns, string | Date | null>>;

/** A table of letters with all that is hidden elsewhere; who took it and why stays with it. */
export function exportWith(
  db: Database,
  sources: readonly LetterSource[],
): Handler<typeof exportLetters> {
  return async (context) => {
    const { reason, filter } = context.body;
    const { agentId, mark, name } = await markExport(db, context, 'letters', (tx, takenBy) =>
      tx.insert(letterExports).values({ agentId: takenBy, reason, filter }).returning(),
    );
    return { name, content: csvOf(columns, rows(db, sources, { filter, agentId, mark, reason })) };
  };
}

interface LetterExport {
  filter: LetterFilter;
  agentId: string;
  mark: string;
  reason: string;
}

async function* rows(
  db: Database,
  sources: readonly LetterSource[],
  { filter, agentId, mark, reason }: LetterExport,
): AsyncGenerator<Record<keyof typeof columns, string | Date | null | undefined>> {
  const empty = Object.fromEntries(Object.keys(columns).map((key) => [key, null]));
  const whole = (row: Row) => ({ ...empty, ...row, mark }) as Record<keyof typeof columns, string>;
  yield whole({ number: 'Copy', message: reason });
  for (let ids = await next(db, filter, agentId, 0); ids.length > 0;) {
    const found = await withWords(db, sources, await recordsOf(db, ids));
    const names = await readAgentNames(
      db,
      found.flatMap(({ record }) => record.assigneeId ?? []),
    );
    for (const { record, letter } of found)
      yield whole({
        number: letter.number,
        kind: letter.kind,
        received: toIso(record.receivedAt),
        name: letter.name,
        email: letter.email,
        phone: letter.phoneNumber,
        constituency: letter.constituency,
        subject: letter.subject,
        message: letter.message,
        state: record.state,
        assignee: record.assigneeId && (names.get(record.assigneeId) ?? null),
        due: record.dueAt && toIso(record.dueAt),
      });
    ids = await next(db, filter, agentId, ids.at(-1) ?? 0);
  }
}

/** The next letters by their ids, so that none comes twice or is left out while the file is read. */
async function next(
  db: Database,
  filter: LetterFilter,
  agentId: string,
  after: number,
): Promise<number[]> {
  const { states, where, match } = conditionOf(filter, agentId);
  const found = await db.execute<{ id: string }>(sql`
    select l.id from letters l
    where l.id > ${after} and l.state = any(${sql.param([...states])}::text[]) and ${where}
      and ${match ?? sql`true`}
    order by l.id limit ${BATCH_SIZE}`);
  return found.rows.map(({ id }) => Number(id));
}
