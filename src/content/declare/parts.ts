import { z } from 'zod';
import { allLanguages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';

/** The part of a document that is the same in every language. */
export const factsPart = 'facts';

/**
 * A document is written, compared and published in parts: its facts, and each language. Two people
 * who write two parts never conflict.
 */
export type Part = typeof factsPart | Language;

export const everyPart: readonly Part[] = [factsPart, ...allLanguages];

export const partSchema = z.enum(everyPart);

/** The language of a part; none of the facts. */
export const languageOf = (part: Part): Language | undefined =>
  part === factsPart ? undefined : part;
