import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { isSameSecret } from '#lib/same-secret.ts';

/** An option as it stands in the bank, where the first one is right. */
interface Place {
  day: string;
  questionId: string;
  option: number;
}

/**
 * Names and orders options so that neither tells anything: the name of an option is a keyed hash, other
 * on every day, and their order is drawn for each person.
 */
export function createOptions(secret: string) {
  const names = deriveKey(secret, 'quiz options');
  const orders = deriveKey(secret, 'quiz orders');
  const begins = deriveKey(secret, 'quiz begun');
  const hash = (key: Buffer, ...words: (string | number)[]) =>
    keyedHash(key, words.join(' ')).toString('base64url').slice(0, 22);

  const idOf = ({ day, questionId, option }: Place) => hash(names, day, questionId, option);

  return {
    idOf,

    /** The numbers of a question's options in the order in which somebody reads them. */
    orderFor(person: string, { day, questionId }: Omit<Place, 'option'>, count: number): number[] {
      const drawn = (option: number) => hash(orders, person, day, questionId, option);
      return Array.from({ length: count }, (_, option) => ({ option, by: drawn(option) }))
        .toSorted((one, other) => (one.by < other.by ? -1 : 1))
        .map(({ option }) => option);
    },

    /** Signs the moment at which somebody who is not logged in began. */
    signBegun(day: string, at: Date): string {
      const said = `${day}.${at.getTime()}`;
      return `${said}.${hash(begins, said)}`;
    },

    /** The moment that was signed for this day; undefined for anything else. */
    readBegun(day: string, signed: string | undefined): Date | undefined {
      const [ofDay, at, signature = ''] = signed?.split('.') ?? [];
      if (ofDay !== day || at === undefined) return undefined;
      const isOurs = isSameSecret(signature, hash(begins, `${ofDay}.${at}`));
      return isOurs ? new Date(Number(at)) : undefined;
    },
  };
}

export type Options = ReturnType<typeof createOptions>;
