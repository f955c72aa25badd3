import { sql } from 'drizzle-orm';
import { isLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { MediaKind } from '#contract/media-file.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import type { Field } from '../declare/field.ts';
import { storedPicture, storedPlain } from '../declare/files.ts';
import type { StoredFile, StoredPicture } from '../declare/files.ts';
import { isFileWidget } from '../files/formats.ts';
import { languageContent } from './edit/parts.ts';
import type { PartContent } from './edit/parts.ts';

/** A stored file as the newest drafts keep it, and what they tell of it. */
export interface FileInUse {
  kind: MediaKind;
  stored: StoredFile | StoredPicture;
  alts: Partial<Record<Language, string>>;
  place: string;
}

type DraftRow = { documentId: string; collection: string; part: string; content: PartContent };

/** The file that some draft keeps under a key; undefined where none does, or tells what no file has. */
export async function findFileInUse(
  db: Executor,
  collections: readonly Collection[],
  key: string,
): Promise<FileInUse | undefined> {
  const { rows } = await db.execute<DraftRow>(sql`
    select p.document_id as "documentId", d.collection, p.part, r.content
    from drafts p join revisions r on r.id = p.revision_id join documents d on d.id = p.document_id
    where p.document_id = (
      select r.document_id from revision_files f join drafts p on p.revision_id = f.revision_id
        join revisions r on r.id = f.revision_id
      where f.key = ${key} order by r.id limit 1)`);
  const collection = collections.find(({ name }) => name === rows[0]?.collection);
  if (!collection) return undefined;
  const fields = { ...collection.facts, ...collection.words };
  const values = rows.flatMap(({ part, content }) =>
    Object.entries(isLanguage(part) ? languageContent(content).words : content),
  );
  for (const [name, value] of values) {
    const field = fields[name];
    if (!field || !isFileWidget(field.widget) || Object(value).key !== key) continue;
    const { data: stored } = schemaOf(field).safeParse(value);
    if (stored) return { kind: field.widget, stored, ...toldOf(field, rows) };
  }
  return undefined;
}

const schemaOf = ({ widget }: Field) => (widget === 'picture' ? storedPicture : storedPlain);

function toldOf({ beside }: Field, rows: readonly DraftRow[]) {
  const told: Pick<FileInUse, 'alts' | 'place'> = { alts: {}, place: '' };
  for (const { part, content } of rows) {
    if (!isLanguage(part)) continue;
    const { words } = languageContent(content);
    const alt = beside?.alt && words[beside.alt];
    if (typeof alt === 'string') told.alts[part] = alt;
    const { place } = words;
    if (typeof place === 'string' && (part === 'en' || told.place === '')) told.place = place;
  }
  return told;
}
