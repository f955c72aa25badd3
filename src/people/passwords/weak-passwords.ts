import { invalid } from '#contract/problems.ts';
import { isCommon } from './common-passwords.ts';
import { isMadeOf } from './own-words.ts';
import type { PersonalDetails } from './own-words.ts';

interface Chosen {
  password: string;
  /** The field that it was typed into. */
  param: 'password' | 'newPassword';
  /** The facts about its owner that others know. */
  known: PersonalDetails;
}

/** Throws `invalid` for a password that is guessed early, with a sentence that says what to do instead. */
export async function refuseWeak({ password, param, known }: Chosen): Promise<void> {
  if (isMadeOf(password, known))
    throw invalid({
      param,
      msg: 'This is easy to guess from your name, address, number or the campaign. Choose other words',
    });
  if (await isCommon(password))
    throw invalid({
      param,
      msg: 'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone',
    });
}
