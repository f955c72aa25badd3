import { and, eq, inArray, sql } from 'drizzle-orm';
import { Problem, invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { reviewParts, reviews } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import { requireComplete } from '../document/require-complete.ts';
import { writtenSincePublic } from './authors.ts';
import { lockForWriting } from './document-row.ts';
import { EditConflict } from './edit-conflict.ts';
import { factsPart, partsOf, partSchema } from './parts.ts';
import type { Part, PartRevisions } from './parts.ts';
import type { PublishedRevision } from './project.ts';
import { chosenParts } from './publish.ts';
import { readHeads } from './revision-store.ts';

interface Submission {
  documentId: string;
  revisions: PartRevisions;
  authorId: string;
  note?: string | undefined;
  wantedAt?: Date | undefined;
}

/**
 * Sends parts to somebody else to look at, each at its newest revision; facts that were never public go
 * along, unless they are looked at already. A review that waits for the same parts loses them. Throws
 * `EditConflict` when a part was saved since, and `invalid` with what is missing. Returns the id of the review.
 */
export async function submitReview(
  tx: Executor,
  collection: Collection,
  { documentId, revisions, authorId, note, wantedAt }: Submission,
): Promise<string> {
  if (wantedAt && wantedAt.getTime() <= Date.now())
    throw invalid({ param: 'wantedAt', msg: 'Choose a moment to come' });
  const document = await lockForWriting(tx, collection, documentId);
  const parts = await chosenParts(tx, document, revisions);
  await requireComplete(tx, { collection, document, parts }, 'ever');
  if (!(factsPart in revisions) && (await isLookedAt(tx, documentId, parts.get(factsPart))))
    parts.delete(factsPart);
  await withdrawParts(tx, documentId, [...parts.keys()]);
  const [made] = await tx
    .insert(reviews)
    .values({ documentId, sentBy: authorId, note: note || null, wantedAt: wantedAt ?? null })
    .returning({ id: reviews.id });
  if (!made) throw new Error('A review was not stored');
  const rows = [...parts].map(([part, { revisionId }]) => ({
    reviewId: made.id,
    part,
    revisionId,
  }));
  await tx.insert(reviewParts).values(rows);
  return made.id;
}

/** Whether a review that waits, or that approved it, has this very revision. */
async function isLookedAt(
  tx: Executor,
  documentId: string,
  published: PublishedRevision | undefined,
): Promise<boolean> {
  if (!published) return false;
  const found = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(reviewParts, eq(reviewParts.reviewId, reviews.id))
    .where(
      and(
        eq(reviews.documentId, documentId),
        inArray(reviews.state, ['waiting', 'approved']),
        eq(reviewParts.revisionId, published.revisionId),
      ),
    );
  return found.length > 0;
}

async function withdrawParts(tx: Executor, documentId: string, parts: readonly Part[]) {
  await tx.execute(sql`
    delete from review_parts p using reviews r
    where r.id = p.review_id and r.document_id = ${documentId} and r.state = 'waiting'
      and p.part = any(${sql.param([...parts])}::text[])`);
  await tx.execute(sql`
    update reviews r set state = 'withdrawn', decided_at = now()
    where r.document_id = ${documentId} and r.state = 'waiting'
      and not exists (select from review_parts p where p.review_id = r.id)`);
}

export type ReviewRow = typeof reviews.$inferSelect;

interface Deciding {
  reviewId: string;
  /** The revisions that were looked at. */
  revisions: PartRevisions;
  deciderId: string;
}

/**
 * Approves what was sent. Whoever wrote any of what changes may not: `forbidden`. Throws `EditConflict`
 * when somebody saved a part since it was sent, and `doneAlready` when it was decided.
 */
export async function approve(
  tx: Executor,
  collection: Collection,
  { reviewId, revisions, deciderId }: Deciding,
): Promise<ReviewRow> {
  const review = await lockWaiting(tx, collection, reviewId);
  await requireSame(tx, review, revisions);
  const authors = await readAuthors(tx, review.documentId, reviewId);
  if ([...authors.values()].some((ids) => ids.includes(deciderId)))
    throw new Problem('forbidden', {
      message: 'You wrote some of this, so somebody else has to approve it.',
    });
  await decide(tx, reviewId, { state: 'approved', decidedBy: deciderId });
  return review;
}

/** Returns what was sent, with the reason. */
export async function returnToAuthor(
  tx: Executor,
  collection: Collection,
  { reviewId, revisions, deciderId, reason }: Deciding & { reason: string },
): Promise<ReviewRow> {
  const review = await lockWaiting(tx, collection, reviewId);
  await requireSame(tx, review, revisions, true);
  await decide(tx, reviewId, { state: 'returned', decidedBy: deciderId, reason });
  return review;
}

/** Takes a review back; only whoever sent it may. */
export async function withdraw(
  tx: Executor,
  collection: Collection,
  { reviewId, authorId }: { reviewId: string; authorId: string },
): Promise<ReviewRow> {
  const review = await lockWaiting(tx, collection, reviewId);
  if (review.sentBy !== authorId) throw new Problem('forbidden');
  await decide(tx, reviewId, { state: 'withdrawn', decidedBy: authorId });
  return review;
}

/** The document is locked before its review, as every writer does. */
async function lockWaiting(tx: Executor, collection: Collection, id: string): Promise<ReviewRow> {
  const [known] = await tx.select().from(reviews).where(eq(reviews.id, id));
  if (!known) throw new Problem('notFound');
  await lockForWriting(tx, collection, known.documentId);
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (review?.state !== 'waiting')
    throw new Problem('doneAlready', { message: 'This was decided already.' });
  return review;
}

/** Throws where other revisions were looked at than those that wait, or newer ones were saved since. */
async function requireSame(
  tx: Executor,
  { id, documentId }: ReviewRow,
  seen: PartRevisions,
  isOldAllowed = false,
): Promise<void> {
  const rows = await tx.select().from(reviewParts).where(eq(reviewParts.reviewId, id));
  const heads = await readHeads(tx, documentId);
  const known = new Map(partsOf(seen));
  for (const { part: name, revisionId } of rows) {
    const part = partSchema.parse(name);
    const isNewest = heads.get(part)?.id === revisionId;
    if (known.get(part) !== revisionId || !(isNewest || isOldAllowed))
      throw new EditConflict(part, heads.get(part));
  }
}

async function decide(
  tx: Executor,
  id: string,
  decision: Pick<Partial<ReviewRow>, 'reason' | 'decidedBy'> & { state: ReviewRow['state'] },
): Promise<void> {
  const isWaiting = and(eq(reviews.id, id), eq(reviews.state, 'waiting'));
  await tx
    .update(reviews)
    .set({ ...decision, decidedAt: new Date() })
    .where(isWaiting);
}

/** Everybody who wrote any revision of a part since the one that is public, by part. */
export async function readAuthors(
  tx: Executor,
  documentId: string,
  reviewId: string,
): Promise<Map<Part, string[]>> {
  const { rows } = await tx.execute<{ part: string; authors: string[] }>(sql`
    select p.part, array_agg(distinct n.author_id::text) as authors
    from review_parts p join documents d on d.id = ${documentId} ${writtenSincePublic}
    where p.review_id = ${reviewId} group by p.part`);
  return new Map(rows.map(({ part, authors }) => [partSchema.parse(part), authors]));
}
