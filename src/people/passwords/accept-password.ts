import type { Language } from '#contract/languages.ts';
import type { Caller } from '#http/caller.ts';
import { visitors } from '../realms/visitors.ts';
import type { PersonalDetails } from './own-words.ts';
import { refuseWeak } from './weak-passwords.ts';

interface Chosen {
  password: string;
  /** The field that it was typed into. */
  param: 'password' | 'newPassword';
  owner: Omit<PersonalDetails, 'campaign'>;
}

interface Campaign {
  campaignName: (language: Language) => Promise<string>;
}

/** Hashes the password that a visitor chose; throws `invalid` for one that is easy to guess. */
export async function acceptPassword(
  campaign: Campaign,
  chosen: Chosen,
  caller: Caller,
): Promise<string> {
  await checkPassword(campaign, chosen, caller);
  return visitors.passwords.hash(chosen.password);
}

/** Throws `invalid` for a password that is easy to guess. */
export async function checkPassword(
  { campaignName }: Campaign,
  { password, param, owner }: Chosen,
  { language }: Caller,
): Promise<void> {
  const campaign = await campaignName(language);
  await refuseWeak({ password, param, known: { ...owner, campaign } });
}
