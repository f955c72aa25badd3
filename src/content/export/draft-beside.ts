import type { z } from 'zod';
import type { Collection } from '../declare/collection.ts';
import { factsSchema, languageSchema } from '../server/document/document-schema.ts';
import type { ChosenPart } from './chosen-part.ts';

interface Texts {
  version: ChosenPart;
  facts: ChosenPart;
}

interface Beside {
  draft?: Texts;
  /** The reason why no file can hold the draft. */
  leftOut?: string;
}

/**
 * The draft beside one text, as it stands in a file of its own: whole like the text, with the facts in the
 * file of the language that holds them.
 */
export function draftBeside(
  collection: Collection,
  { version, facts, isMain }: Texts & { isMain: boolean },
): Beside {
  const words = version.beside;
  const said = isMain ? facts.beside : undefined;
  if (!words && !said) return {};
  if (!isWhole(languageSchema(collection), words) || !isWhole(factsSchema(collection), said))
    return { leftOut: 'a draft that lacks something, beside what is public' };
  // One file has one moment.
  if (words && said && words.publishAt?.getTime() !== said.publishAt?.getTime())
    return { leftOut: 'a draft and a planned change that do not go together' };
  const state = { ...said, ...words, state: 'live' as const, leftOut: [] };
  const { content } = words ?? version;
  return { draft: { version: { ...state, content }, facts: { ...facts, ...said } } };
}

const isWhole = (schema: z.ZodType, beside: ChosenPart['beside']) =>
  !beside || schema.safeParse(beside.content).success;
