import type { Collection } from '#content/declare/collection.ts';
import type { Field } from '#content/declare/field.ts';
import { storedFile, storedPicture } from '#content/declare/files.ts';
import type { Language } from '#contract/languages.ts';
import { invalid } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { requireReady } from './media-rows.ts';
import type { MediaRow } from './media-rows.ts';
import { presentRows } from './present.ts';

interface TakeFileDependencies {
  db: Database;
  collections: readonly Collection[];
}

interface TargetField {
  collection: string;
  field: string;
  language: Language;
}

/** A file in the form in which a field of a document keeps it, and what is told of it. */
export async function takeFile(
  taking: TakeFileDependencies,
  given: MediaRow | undefined,
  wanted: TargetField,
) {
  const row = requireReady(given);
  const field = fieldOf(taking.collections, wanted);
  if (field.widget !== row.kind)
    throw invalid({ param: 'field', msg: 'This field takes another kind of file.' });
  const stored = (row.kind === 'picture' ? storedPicture : storedFile).parse(row.stored);
  const [shown] = await presentRows(taking.db, [row], wanted.language);
  const { alts, place, credit, takenOn } = row;
  return { stored, alts, place, credit, takenOn, image: shown?.image ?? null };
}

function fieldOf(collections: readonly Collection[], { collection, field }: TargetField): Field {
  const declared = collections.find(({ name }) => name === collection);
  const fields = declared && { ...declared.facts, ...declared.words };
  const found = fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!found) throw invalid({ param: 'field', msg: 'There is no such field' });
  return found.of ?? found;
}
