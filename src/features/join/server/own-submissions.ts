import { and, eq, or, sql } from 'drizzle-orm';
import type { DataSubject } from '#db/personal-data.ts';
import { joinSubmissions } from '#db/schema/join.ts';
import { hadNumberAt } from '#people/number-since.ts';

/** The zero of each Indian script with its own digits. */
const ZEROS = [...'०০੦૦୦௦౦೦൦'];
const digitsFrom = (zero: string) =>
  Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero.charCodeAt(0) + digit)).join(
    '',
  );
const theirs = ZEROS.map(digitsFrom).join('');
const ours = ZEROS.map(() => '0123456789').join('');

/** A submission holds the number as typed; this compares the last ten digits. */
const typed = sql`right(regexp_replace(translate(${joinSubmissions.phoneNumber}, ${theirs}, ${ours}), '[^0-9]', '', 'g'), 10)`;

/**
 * Matches the join submissions with the address of an account, and those with its number that were written
 * since it is theirs: operators give numbers to others. None where it has neither.
 */
export function isSubmissionOf({ userId, email, phoneNumber }: DataSubject) {
  const hasAddress = email === null ? undefined : sql`lower(${joinSubmissions.email}) = ${email}`;
  const hasNumber =
    phoneNumber === null
      ? undefined
      : and(eq(typed, phoneNumber.slice(-10)), hadNumberAt(userId, joinSubmissions.createdAt));
  return or(hasAddress, hasNumber) ?? sql`false`;
}
