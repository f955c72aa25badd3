import { sql } from 'drizzle-orm';
import { publishChange } from '#db/cache-tags.ts';
import type { Transaction } from '#db/database.ts';
import { storedFile } from '../../declare/files.ts';
import type { StoredFile, StoredPicture } from '../../declare/files.ts';
import { forgetPublications } from '../edit/record-publications.ts';
import type { ExampleDocument } from './find-example.ts';

/** Lets nobody change a document until the transaction ends; those who write wait that long. */
export async function lockDocuments(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table documents in share row exclusive mode`);
}

/**
 * Deletes documents for good, with every revision, and tells every process. Returns the files that
 * only they held.
 */
export async function removeDocuments(
  tx: Transaction,
  going: readonly ExampleDocument[],
): Promise<(StoredFile | StoredPicture)[]> {
  const ids = sql.param(going.map(({ id }) => id));
  const held = await filesOf(tx, sql`document_id = any(${ids}::uuid[])`);
  const others = await filesOf(tx, sql`document_id <> all(${ids}::uuid[])`);
  await tx.execute(sql`delete from drafts where document_id = any(${ids}::uuid[])`);
  await tx.execute(sql`delete from documents where id = any(${ids}::uuid[])`);
  await forgetPublications(
    tx,
    going.map(({ id }) => id),
  );
  const orphans = [...held.values()].filter(({ key }) => !others.has(key));
  const keys = sql.param(orphans.map(({ key }) => key));
  await tx.execute(sql`delete from waiting_pictures where key = any(${keys}::text[])`);
  await publishChange(tx, new Set(going.map(({ collection }) => collection)));
  return orphans;
}

/** The stored files in the revisions of some documents, by their keys. */
async function filesOf(tx: Transaction, where: ReturnType<typeof sql>) {
  const { rows } = await tx.execute<{ file: unknown }>(sql`
    select distinct on (file ->> 'key') file from revisions,
      jsonb_path_query(content, '$.** ? (exists (@.key) && exists (@.type))') as file
    where ${where}`);
  const files = rows.flatMap(({ file }) => {
    const { success } = storedFile.safeParse(file);
    return success ? [file as StoredFile | StoredPicture] : [];
  });
  return new Map(files.map((file) => [file.key, file]));
}
