import { grievanceLetters } from '#features/grievance/server/letters.ts';
import { joinLetters } from '#features/join/server/letters.ts';
import { fileRequest } from '#features/privacy-desk/server/requests.ts';
import { fileLetter } from '#features/supporter-desk/server/file-letter.ts';
import type { FileLetter, LetterSource } from '#people/letter-source.ts';

/** Everything that people write to the campaign, for the supporter desk. */
export const letterSources: readonly LetterSource[] = [joinLetters, grievanceLetters];

/** Puts a grievance before the supporter desk and, where it is about data, before the privacy desk. */
export const fileEverywhere: FileLetter = async (tx, letter) => {
  await fileLetter(tx, letter);
  await fileRequest(tx, letter);
};
