import { z } from 'zod';
import { language } from '#content/declare/draft-shapes.ts';
import { factsPart } from '#content/declare/parts.ts';
import type { Part } from '#content/declare/parts.ts';

/** A right in every language (`true`), in some, or in none (`[]`). */
export const reach = z.union([z.literal(true), z.array(language)]);

/** Whether a right holds for a part: facts are of all languages. */
export const mayIn = (right: z.infer<typeof reach>, part: Part): boolean =>
  right === true || (part !== factsPart && right.includes(part));
