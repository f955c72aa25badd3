import { and, desc, eq, sql } from 'drizzle-orm';
import { beingWritten } from '#contract/broadcasts.ts';
import { plannerSuspended } from '#contract/planner-suspended.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { newsletterIssues } from '#db/schema/newsletter-issues.ts';
import type { StoredBlock } from '#db/schema/newsletter-issues.ts';
import type { IssueBlock, IssueSummary, Segment } from '../contract.ts';
import { countDeliveries } from './deliveries.ts';

export type Issue = typeof newsletterIssues.$inferSelect;

const MAX_SHOWN = 100;

/** The newest issues. */
export const readIssues = (db: Executor): Promise<Issue[]> =>
  db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.createdAt)).limit(MAX_SHOWN);

/** The wish of an issue to go out: as a mail, to one constituency or to everybody. */
export const wishOf = ({ id, segment: { constituency } }: Issue) =>
  ({ kind: 'mail', item: id, constituency }) as const;

export async function readIssue(db: Executor, id: string): Promise<Issue> {
  const [found] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  if (!found) throw new Problem('notFound');
  return found;
}

/** An issue that the transaction holds, in one of some states; throws `doneAlready` in any other. */
export async function lockIssue(
  tx: Executor,
  id: string,
  states: readonly Issue['state'][],
): Promise<Issue> {
  const isIt = eq(newsletterIssues.id, id);
  const [found] = await tx.select().from(newsletterIssues).where(isIt).for('update');
  if (!found) throw new Problem('notFound');
  if (!states.includes(found.state)) throw new Problem('doneAlready');
  return found;
}

/** An issue, held as the caller saw it; throws `conflict` where somebody changed it since. */
export async function lockSeen(
  tx: Executor,
  { id, revision }: { id: string; revision?: number | undefined },
  states: readonly Issue['state'][] = beingWritten,
): Promise<Issue> {
  const found = await lockIssue(tx, id, states);
  if (found.revision !== revision) throw new Problem('conflict');
  return found;
}

interface Written {
  id?: string | undefined;
  revision?: number | undefined;
  texts: Partial<Record<string, { subject: string; preheader: string }>>;
  blocks: readonly IssueBlock[];
  segment: Segment;
}

/** Writes an issue; whatever was approved of it is approved no longer. */
export async function save(tx: Executor, written: Written, agentId: string): Promise<Issue> {
  const { id, segment } = written;
  const said = Object.entries(written.texts).filter(
    ([, words]) => words?.subject || words?.preheader,
  );
  const content = {
    texts: Object.fromEntries(said) as Issue['texts'],
    // A language that is left out is not there.
    blocks: written.blocks as StoredBlock[],
    segment: { ...segment, constituency: segment.constituency || null },
  };
  const found = id ? await lockSeen(tx, { ...written, id }) : undefined;
  const [row] = found
    ? await tx
        .update(newsletterIssues)
        .set({
          ...content,
          state: 'draft',
          approvedBy: null,
          authors: [...new Set([...found.authors, agentId])],
          revision: found.revision + 1,
          editedAt: sql`now()`,
        })
        .where(eq(newsletterIssues.id, found.id))
        .returning()
    : await tx
        .insert(newsletterIssues)
        .values({ ...content, authors: [agentId] })
        .returning();
  if (!row) throw new Error('An issue was not kept');
  return row;
}

/** Throws 422 unless there are a subject, and something to read below it. */
export function requireWhole({ texts, blocks }: Issue): void {
  const written = Object.entries(texts);
  if (written.length === 0) throw invalid({ param: 'texts.en.subject', msg: 'Write a subject' });
  const missing = written
    .filter(([, { subject }]) => !subject)
    .map(([code]) => ({ param: `texts.${code}.subject`, msg: 'Write a subject' }));
  if (missing.length > 0) throw invalid(...missing);
  const hasWords = blocks.some(
    (block) =>
      block.kind === 'document' ||
      Object.values(block.texts).some(({ heading, text }) => heading || text),
  );
  if (!hasWords) throw invalid({ param: 'blocks', msg: 'Put something to read into it' });
}

/** Changes an issue that this transaction holds. */
export async function change(tx: Executor, id: string, changes: Partial<Issue>): Promise<void> {
  await tx.update(newsletterIssues).set(changes).where(eq(newsletterIssues.id, id));
}

/** The fields of an issue as they stood before it was planned. */
export const backWhereItWas = ({ approvedBy }: Issue): Partial<Issue> => ({
  state: approvedBy ? 'approved' : 'draft',
  sendAt: null,
  sentBy: null,
});

/** Takes back whatever an agent has planned, with the reason; returns the ids. */
export async function takeBackFrom(tx: Executor, agentId: string): Promise<string[]> {
  const isTheirs = and(eq(newsletterIssues.state, 'planned'), eq(newsletterIssues.sentBy, agentId));
  const planned = await tx.select().from(newsletterIssues).where(isTheirs).for('update');
  const [reason] = plannerSuspended;
  for (const issue of planned) await change(tx, issue.id, { ...backWhereItWas(issue), reason });
  return planned.map(({ id }) => id);
}

/** An issue as lists tell it. */
export async function summarise(db: Executor, issue: Issue): Promise<IssueSummary> {
  const { id, number, texts, state, total } = issue;
  const isUnderWay = issue.startedAt !== null && issue.finishedAt === null;
  const { sent, failed, left, unclear } = isUnderWay ? await countDeliveries(db, id) : issue;
  return {
    id,
    number,
    texts,
    state,
    // Only a segment of the contract is ever written there.
    segment: issue.segment as Segment,
    sendAt: (issue.startedAt ?? issue.sendAt)?.toISOString() ?? null,
    finishedAt: issue.finishedAt?.toISOString() ?? null,
    editedAt: issue.editedAt.toISOString(),
    figures: { total, sent, failed, left, unclear },
  };
}
