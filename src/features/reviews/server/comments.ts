import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Part } from '#content/declare/parts.ts';
import { partSchema } from '#content/declare/parts.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { reviewComments } from '#db/schema/reviews.ts';
import { namePeople } from '#people/realms/calling-agent.ts';

/** The comments on a document in their order, each with its answers. */
export async function readComments(db: Executor, documentId: string) {
  const rows = await db
    .select()
    .from(reviewComments)
    .where(eq(reviewComments.documentId, documentId))
    .orderBy(asc(reviewComments.at), asc(reviewComments.id));
  const person = await namePeople(
    db,
    rows.flatMap(({ authorId, asks }) => [authorId, asks]),
  );
  const answersTo = Map.groupBy(rows, ({ answers }) => answers);
  return (answersTo.get(null) ?? []).map(({ id, number, part, field, quote, text, ...row }) => ({
    id,
    field,
    quote,
    text,
    number: number ?? 0,
    part: partSchema.parse(part),
    author: person(row.authorId),
    at: row.at.toISOString(),
    isDone: row.isDone,
    asks: row.asks === null ? null : person(row.asks),
    answers: (answersTo.get(id) ?? []).map(({ authorId, at, text: said }) => ({
      author: person(authorId),
      at: at.toISOString(),
      text: said,
    })),
  }));
}

/** How many comments of documents are not done, by their ids. */
export async function countOpen(
  db: Executor,
  documentIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; open: number }>(sql`
    select document_id as id, count(*)::int as open from review_comments
    where document_id = any(${sql.param([...documentIds])}::uuid[]) and answers is null and not is_done
    group by document_id`);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

interface NewComment {
  documentId: string;
  part: Part;
  field: string;
  quote: string | undefined;
  text: string;
  answers: string | undefined;
  asks: string | undefined;
  authorId: string;
}

/**
 * Adds a comment, whose document is locked so that no two have one number. An answer has none. Returns
 * those whom it is said to as well: somebody who is asked, or both of a question that it answers.
 */
export async function insertComment(tx: Executor, { answers, asks, ...comment }: NewComment) {
  const { documentId } = comment;
  const begun = answers === undefined ? undefined : await requireComment(tx, documentId, answers);
  const { rows } = await tx.execute<{ next: number }>(sql`
    select coalesce(max(number), 0) + 1 as next from review_comments where document_id = ${documentId}`);
  const number = answers === undefined ? (rows[0]?.next ?? 1) : null;
  const [made] = await tx
    .insert(reviewComments)
    .values({ ...comment, number, answers: answers ?? null, asks: begun ? null : asks })
    .returning({ id: reviewComments.id });
  if (!made) throw new Error('A comment was not stored');
  const to = begun ? partnersIn(begun) : [asks ?? []].flat();
  return { data: { id: made.id, number: number ?? 0 }, to };
}

/** Both people of a question; nobody of a mere remark. */
const partnersIn = ({ asks, authorId }: { asks: string | null; authorId: string }): string[] =>
  asks === null ? [] : [asks, authorId];

async function requireComment(tx: Executor, documentId: string, id: string) {
  const matchesId = and(eq(reviewComments.id, id), eq(reviewComments.documentId, documentId));
  const [known] = await tx
    .select({ authorId: reviewComments.authorId, asks: reviewComments.asks })
    .from(reviewComments)
    .where(and(matchesId, isNull(reviewComments.answers)));
  if (!known) throw new Problem('notFound', { message: 'There is no such comment.' });
  return known;
}

/** Marks a comment as done, or as open again. */
export async function settle(
  tx: Executor,
  { documentId, id, isDone }: { documentId: string; id: string; isDone: boolean },
): Promise<void> {
  await requireComment(tx, documentId, id);
  await tx.update(reviewComments).set({ isDone }).where(eq(reviewComments.id, id));
}
