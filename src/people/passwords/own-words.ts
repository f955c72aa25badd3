/** The facts about somebody that others know, and try first. */
export interface PersonalDetails {
  name: string;
  email: string | null;
  phoneNumber: string | null;
  dateOfBirth: string | null;
  /** The name of the campaign. */
  campaign: string;
}

const SHORTEST_WORD = 3;
/**
 * The maximum number of characters beside such words, a year or a few signs, that are guessed along
 * with them.
 */
const LITTLE = 4;

/** Whether a password is nothing but words and numbers that others know of its owner. */
export function isMadeOf(password: string, known: PersonalDetails): boolean {
  const plain = bare(password);
  if (plain.length < SHORTEST_WORD) return false;
  const whole = [known.name, known.email, known.phoneNumber, known.campaign, ...daysOf(known)];
  if (whole.some((fact) => bare(fact ?? '').includes(plain))) return true;
  const words = [known.name, known.email, known.phoneNumber?.slice(-10), known.campaign]
    .flatMap((fact) => wordsOf(fact ?? ''))
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && [...rest].length <= LITTLE;
}

/** A text in small letters and digits alone, so that signs between them hide nothing. */
export const bare = (text: string) => wordsIn(text).join('');

const wordsOf = (text: string) => wordsIn(text).filter((word) => word.length >= SHORTEST_WORD);

const wordsIn = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** A day of birth as people type it. */
function daysOf({ dateOfBirth }: PersonalDetails): string[] {
  const [year = '', month = '', day = ''] = dateOfBirth?.split('-') ?? [];
  return [year + month + day, day + month + year, month + day + year];
}
