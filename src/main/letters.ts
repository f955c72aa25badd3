import type { Reader } from '#content/server/reader.ts';
import { primaryLanguage } from '#contract/languages.ts';
import { grievanceLetters } from '#features/grievance/server/letters.ts';
import { joinLetters } from '#features/join/server/letters.ts';
import { ANSWERED_WITHIN_DAYS } from '#features/privacy-desk/contract.ts';
import { fileRequestWithin } from '#features/privacy-desk/server/requests.ts';
import { fileLetter } from '#features/supporter-desk/server/file-letter.ts';
import { findOwnLettersOf } from '#features/supporter-desk/server/letter-statuses.ts';
import type { LetterSource, PrepareFiling } from '#people/letter-source.ts';
import { readCampaign } from './campaign.ts';

/** Everything that people write to the campaign, for the supporter desk. */
export const letterSources: readonly LetterSource[] = [joinLetters, grievanceLetters];

/** The letters of one person, from all of them. */
export const findOwnLetters = findOwnLettersOf(letterSources);

/** Tells within how many days the campaign answers requests about data. */
export const answerDaysOf = (reader: Reader) => async (): Promise<number> => {
  const { privacyDays } = await readCampaign(reader, primaryLanguage);
  return privacyDays ?? ANSWERED_WITHIN_DAYS;
};

/** Puts a grievance before the supporter desk and, where it is about data, before the privacy desk. */
export function fileEverywhere(reader: Reader): PrepareFiling {
  const readDays = answerDaysOf(reader);
  return async () => {
    const fileRequest = fileRequestWithin(await readDays());
    return async (tx, letter) => {
      await fileLetter(tx, letter);
      await fileRequest(tx, letter);
    };
  };
}
