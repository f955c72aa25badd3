import { eq } from 'drizzle-orm';
import { defineBroadcasts } from '#broadcasts/define-broadcasts.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { newsletterDeliveries, newsletterIssues } from '#db/schema/newsletter-issues.ts';
import { WEEK_MS } from '#lib/durations.ts';
import { deleteNewsletterIssue } from '../contract.ts';
import type { IssueSummary, Segment } from '../contract.ts';

export type Issue = typeof newsletterIssues.$inferSelect;

/** Issues of the newsletter as broadcasts: each goes to readers, who may have left by then. */
export const newsletterBroadcasts = defineBroadcasts({
  section: 'newsletter',
  plural: 'issues of the newsletter',
  table: newsletterIssues,
  deliveries: newsletterDeliveries,
  broadcastId: newsletterDeliveries.issueId,
  missing: 'left',
  ended: 'cancelled',
  goodForMs: WEEK_MS,
  job: 'send-newsletter',
  discardCall: deleteNewsletterIssue.name,
  wentOut: 'newsletterWentOut',
  requireWhole,
});

/** The wish of an issue to go out: as a mail, to one constituency or to everybody. */
export const wishOf = ({ id, segment: { constituency } }: Issue) =>
  ({ kind: 'mail', item: id, constituency }) as const;

export async function readIssue(db: Executor, id: string): Promise<Issue> {
  const [found] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  if (!found) throw new Problem('notFound');
  return found;
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

/** An issue as lists tell it. */
export async function summarise(db: Executor, issue: Issue): Promise<IssueSummary> {
  const { id, number, texts, state } = issue;
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
    figures: await newsletterBroadcasts.figuresOf(db, issue),
  };
}
