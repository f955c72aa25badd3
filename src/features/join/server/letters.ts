import { inArray } from 'drizzle-orm';
import { joinSubmissions } from '#db/schema/join.ts';
import type { Letter, LetterSource } from '#people/letter-source.ts';
import { isSubmissionOf } from './own-submissions.ts';

const DIGITS = 7;

/** Join submissions as letters; the form promises no answer by a day. */
export const joinLetters: LetterSource = {
  kind: 'join',
  table: joinSubmissions,
  id: joinSubmissions.id,
  async read(db, ids) {
    const isOne = inArray(joinSubmissions.id, [...ids]);
    return (await db.select().from(joinSubmissions).where(isOne)).map(asLetter);
  },
  async idsOf(db, subject) {
    const { id } = joinSubmissions;
    const found = await db.select({ id }).from(joinSubmissions).where(isSubmissionOf(subject));
    return found.map((row) => row.id);
  },
};

export function asLetter(row: typeof joinSubmissions.$inferSelect): Letter {
  const { id, createdAt, receiptHash: _, ...written } = row;
  return {
    ...written,
    kind: 'join',
    sourceId: id,
    number: `J-${String(id).padStart(DIGITS, '0')}`,
    subject: null,
    isAnswered: false,
    dueAt: null,
    receivedAt: createdAt,
  };
}
