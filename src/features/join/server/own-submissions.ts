import { eq, or, sql } from 'drizzle-orm';
import { joinSubmissions } from '#db/schema/join.ts';

interface Owner {
  email: string | null;
  phoneNumber: string | null;
}

/** The zeros of the scripts that people of India write numbers in. */
const ZEROS = [...'०০੦૦୦௦౦೦൦'];
const digitsFrom = (zero: string) =>
  Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero.charCodeAt(0) + digit)).join(
    '',
  );
const theirs = ZEROS.map(digitsFrom).join('');
const ours = ZEROS.map(() => '0123456789').join('');

/** Letters hold a number as it was typed; these are the last ten digits of it. */
const typed = sql`right(regexp_replace(translate(${joinSubmissions.phoneNumber}, ${theirs}, ${ours}), '[^0-9]', '', 'g'), 10)`;

/** The join letters that carry the address or the number of an account. */
export function isSubmissionOf({ email, phoneNumber }: Owner) {
  return or(
    email === null ? undefined : sql`lower(${joinSubmissions.email}) = ${email}`,
    phoneNumber === null ? undefined : eq(typed, phoneNumber.slice(-10)),
  );
}
