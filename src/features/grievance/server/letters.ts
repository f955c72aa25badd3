import { eq, inArray } from 'drizzle-orm';
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
  async answer(tx, number, words, isLast) {
    const isIt = eq(grievances.number, number);
    const [found] = await tx.select().from(grievances).where(isIt).for('update');
    if (!found) return;
    const answer = found.answer ? `${found.answer}\n\n${words}` : words;
    const answered = { state: 'answered', answeredAt: found.answeredAt ?? new Date() } as const;
    await tx
      .update(grievances)
      .set({ answer, ...(isLast && answered) })
      .where(isIt);
  },
};

/** `isSuspect` is known only while it is filed. */
export function asLetter(row: typeof grievances.$inferSelect, isSuspect = false): Letter {
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
    suspect: isSuspect,
    isAnswered: state === 'answered',
    dueAt: dueAt(createdAt),
    receivedAt: createdAt,
  };
}
