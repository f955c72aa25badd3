import { grievanceLetters } from '#features/grievance/server/letters.ts';
import { joinLetters } from '#features/join/server/letters.ts';
import type { LetterSource } from '#people/letter-source.ts';

/** Everything that people write to the campaign, for the supporter desk. */
export const letterSources: readonly LetterSource[] = [joinLetters, grievanceLetters];
