import { invalid } from '#contract/problems.ts';
import { agents } from '../realms/agents.ts';
import { isCommon } from './common-passwords.ts';
import { refuseWeak } from './weak-passwords.ts';

interface Chosen {
  password: string;
  /** The field that it was typed into. */
  param: 'password' | 'newPassword';
  /** The facts about its owner, and the campaign, that others know. */
  owner: { name: string; email: string; campaign: string };
}

const FEWEST_LETTERS = 5;
const REPEATED = /^(.{1,14}?)\1+.{0,3}$/u;

/**
 * Hashes the password that an agent chose; throws `invalid` for one that is easy to guess. Beside what
 * visitors may not use, a common one that digits or repeating make long is refused.
 */
export async function acceptAgentPassword({ password, param, owner }: Chosen): Promise<string> {
  const known = { ...owner, phoneNumber: null, dateOfBirth: null };
  await refuseWeak({ password, param, known });
  if (await isStretched(password.toLowerCase()))
    throw invalid({
      param,
      msg: 'This is a short password made long. Write a sentence that only you know',
    });
  return agents.passwords.hash(password);
}

async function isStretched(password: string): Promise<boolean> {
  if (new Set(password).size < FEWEST_LETTERS) return true;
  if (REPEATED.test(password)) return true;
  const withoutEnds = password.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return withoutEnds !== '' && withoutEnds !== password && isCommon(withoutEnds);
}
