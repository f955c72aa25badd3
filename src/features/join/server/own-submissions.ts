import { eq, or, sql } from 'drizzle-orm';
import { joinSubmissions } from '#db/schema/join.ts';

interface Owner {
  email: string | null;
  phoneNumber: string | null;
}

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

/** Matches the join submissions with the address or the number of an account; none where it has neither. */
export function isSubmissionOf({ email, phoneNumber }: Owner) {
  const hasAddress = email === null ? undefined : sql`lower(${joinSubmissions.email}) = ${email}`;
  const hasNumber = phoneNumber === null ? undefined : eq(typed, phoneNumber.slice(-10));
  return or(hasAddress, hasNumber) ?? sql`false`;
}
