import { eq } from 'drizzle-orm';
import type { OwnLetter as PresentedLetter } from '#contract/own-letter.ts';
import { Problem } from '#contract/problems.ts';
import { joinSubmissions } from '#db/schema/join.ts';
import { hashToken } from '#http/secret-token.ts';
import { toIso } from '#lib/clock.ts';
import type { OwnLetter } from '#people/letter-source.ts';
import type { JoinDependencies } from './dependencies.ts';
import { asLetter } from './letters.ts';

/** The letter of a receipt. Throws the Problem `notFound` where there is none, or none any more. */
export async function findByReceipt(
  { db, readLetterStatuses }: Pick<JoinDependencies, 'db' | 'readLetterStatuses'>,
  receipt: string,
): Promise<OwnLetter> {
  const matchesReceipt = eq(joinSubmissions.receiptHash, hashToken(receipt));
  const [row] = await db.select().from(joinSubmissions).where(matchesReceipt);
  const status = row && (await readLetterStatuses(db, 'join', [row.id])).get(row.id);
  if (!status) throw new Problem('notFound');
  return { letter: asLetter(row), status };
}

/** A letter as the wire tells it to its writer. */
export function presented({ letter, status }: OwnLetter): PresentedLetter {
  const { kind, number, message, receivedAt } = letter;
  const { takenUpAt, endedAt, replies, ...rest } = status;
  return {
    kind,
    number,
    message,
    ...rest,
    receivedAt: toIso(receivedAt),
    takenUpAt: takenUpAt && toIso(takenUpAt),
    endedAt: endedAt && toIso(endedAt),
    replies: replies.map(({ words, at }) => ({ words, at: toIso(at) })),
  };
}
