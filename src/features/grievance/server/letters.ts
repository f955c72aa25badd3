import { eq, inArray, sql } from 'drizzle-orm';
import { grievances } from '#db/schema/grievance.ts';
import type { Letter, LetterSource } from '#people/letter-source.ts';
import { dueAt } from './due.ts';
import { spellNumber } from './number.ts';
import { isGrievanceOf } from './own-grievances.ts';

/** Grievances as letters; an answer is shown on the page of each as well. */
export const grievanceLetters: LetterSource = {
  kind: 'grievance',
  table: grievances,
  id: grievances.number,
  async read(db, numbers) {
    const isOne = inArray(grievances.number, [...numbers]);
    return (await db.select().from(grievances).where(isOne)).map((row) => asLetter(row));
  },
  async idsOf(db, subject) {
    const { number } = grievances;
    const found = await db.select({ number }).from(grievances).where(isGrievanceOf(subject));
    return found.map((row) => row.number);
  },
  async answer(tx, number, words) {
    const answer = sql`concat_ws(E'\n\n', nullif(${grievances.answer}, ''), ${words}::text)`;
    await tx.update(grievances).set({ answer }).where(eq(grievances.number, number));
  },
  async markAnswered(tx, number) {
    const answeredAt = sql`coalesce(${grievances.answeredAt}, now())`;
    await tx
      .update(grievances)
      .set({ state: 'answered', answeredAt })
      .where(eq(grievances.number, number));
  },
};

/** Suspicion, and the session, are known only while it is filed. */
export function asLetter(
  row: typeof grievances.$inferSelect,
  { suspect = false, isOwners = false }: Partial<Pick<Letter, 'suspect' | 'isOwners'>> = {},
): Letter {
  const { number, name, email, subject, message, language, state, createdAt } = row;
  return {
    kind: 'grievance',
    sourceId: number,
    number: spellNumber(number),
    name,
    email,
    subject,
    message,
    language,
    phoneNumber: null,
    constituency: null,
    suspect,
    isOwners,
    isAnswered: state === 'answered',
    dueAt: dueAt(createdAt),
    receivedAt: createdAt,
  };
}
