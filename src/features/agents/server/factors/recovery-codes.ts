import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { agentRecoveryCodes as codes } from '#db/schema/agents.ts';
import { hashToken } from '#http/secret-token.ts';

const HOW_MANY = 10;
const LETTERS_IN_ONE = 15;
/** Crockford's: no letter that is taken for another one or for a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The form in which a code is compared: whatever is written alike counts as the same. */
const plain = (typed: string) =>
  typed.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1').replaceAll('u', 'v');

const newCode = () =>
  Array.from({ length: LETTERS_IN_ONE }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const inGroups = (code: string) => code.replace(/(.{5})(?=.)/g, '$1-');

/** Makes ten new codes in place of all others, to be shown this once: `x7k2m-…`. */
export async function renewCodes(tx: Executor, agentId: string): Promise<string[]> {
  await tx.delete(codes).where(eq(codes.agentId, agentId));
  const made = Array.from({ length: HOW_MANY }, newCode);
  await tx.insert(codes).values(made.map((code) => ({ agentId, codeHash: hashToken(code) })));
  return made.map(inGroups);
}

/** Uses a code up; false for one that is unknown or was used. */
export async function useRecoveryCode(
  tx: Executor,
  agentId: string,
  typed: string,
): Promise<boolean> {
  const matchesCode = and(eq(codes.agentId, agentId), eq(codes.codeHash, hashToken(plain(typed))));
  return (await tx.delete(codes).where(matchesCode).returning()).length > 0;
}

export const countCodes = (db: Executor, agentId: string) =>
  db.$count(codes, eq(codes.agentId, agentId));
