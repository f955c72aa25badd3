import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { letterStates } from '#contract/letters.ts';
import type { LetterFilter, LetterState } from '#contract/letters.ts';
import { dayRange, indianDay } from '#lib/clock.ts';
import { WEEK_MS } from '#lib/durations.ts';
import { meant, toTsquery } from '#lib/script.ts';

/** Letters that wait for the desk. */
export const ACTIVE = ['new', 'open', 'waiting'] as const satisfies readonly LetterState[];

/** A filter as the conditions of a query over `letters l`. */
export interface LetterCondition {
  states: readonly LetterState[];
  where: SQL;
  /** The words that are searched for; undefined where none are. */
  match: SQL | undefined;
  /** Whether the list goes by the day of the answer. */
  isByDue: boolean;
}

/** A filter for an agent, who may ask for their own letters. */
export function conditionOf(filter: LetterFilter, agentId: string): LetterCondition {
  const { state, kind, assignee, constituency, due, s } = filter;
  const conditions = [
    sql`l.merged_into is null`,
    ...(kind ? [sql`l.kind = ${kind}`] : []),
    ...(assignee ? [isWith(assignee, agentId)] : []),
    ...(constituency ? [sql`lower(l.constituency) = lower(${constituency})`] : []),
    ...(due ? [isDue(due)] : []),
  ];
  return {
    states: due ? ACTIVE : statesOf(state),
    where: sql.join(conditions, sql` and `),
    match: s ? matching(s) : undefined,
    isByDue: due !== undefined,
  };
}

function statesOf(state: LetterFilter['state']): readonly LetterState[] {
  if (state === 'active') return ACTIVE;
  return state ? [state] : letterStates.filter((each) => each !== 'suspect');
}

function isWith(assignee: string, agentId: string): SQL {
  if (assignee === 'nobody') return sql`l.assignee_id is null`;
  return sql`l.assignee_id = ${assignee === 'me' ? agentId : assignee}`;
}

function isDue(due: NonNullable<LetterFilter['due']>): SQL {
  const now = new Date();
  if (due === 'overdue') return sql`l.due_at < ${now}`;
  if (due === 'week') return sql`l.due_at < ${new Date(now.getTime() + WEEK_MS)}`;
  const { from, to } = dayRange(indianDay(now));
  return sql`l.due_at >= ${from} and l.due_at < ${to}`;
}

/** A text without a word matches nothing. */
function matching(typed: string): SQL {
  const query = toTsquery(meant(typed));
  return query === undefined ? sql`false` : sql`l.search @@ ${query}::tsquery`;
}
