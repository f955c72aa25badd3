import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { storedPicture, storedPlain } from '../declare/files.ts';
import { fileName, sizeName, widthsOfCopies } from '../files/addresses.ts';
import { sealOfRevision } from './edit/seal.ts';

/** A public text and what its page has to show. */
export interface PublishedPage extends Record<string, unknown> {
  id: string;
  language: string;
  collection: string;
  slug: string;
  title: string;
  body: string | null;
  facts: Record<string, unknown>;
}

interface Batch {
  /** The place to go on from; null at the beginning. */
  after: string | null;
  limit: number;
  /** Those that are read whatever their place. */
  also: readonly string[];
}

/**
 * Texts as they were published, of the documents after one in the order of their ids. Those whose revision
 * is no longer as it was published are left out.
 */
export async function readPublishedPages(
  db: Executor,
  collections: readonly string[],
  { after, limit, also }: Batch,
): Promise<PublishedPage[]> {
  const matchesPublic = sql`until is null and part <> 'facts'
    and collection = any(${sql.param([...collections])}::text[])`;
  const { rows } = await db.execute<PublishedPage>(sql`
    with chosen as (
      (select distinct document_id as id from publications
        where ${matchesPublic} and ${after ? sql`document_id > ${after}::uuid` : sql`true`}
        order by document_id limit ${limit})
      union
      select document_id from publications
      where ${matchesPublic} and document_id = any(${sql.param([...also])}::uuid[]))
    select d.id, p.part as language, p.collection, d.slug, d.facts,
      r.content ->> 'title' as title, r.content ->> 'body' as body
    from chosen join documents d on d.id = chosen.id
      join publications p on p.document_id = d.id and p.part <> 'facts' and p.until is null
      join revisions r on r.id = p.revision_id
    where p.seal = ${sealOfRevision(sql`r.part`, sql`r.content`)}
    order by d.id, p.part`);
  return rows;
}

/** A file that a public text shows. */
export interface PublishedFile {
  key: string;
  documentId: string;
  collection: string;
  title: string;
  /** Its names in storage; those of `isLater` are made after it was published. */
  names: { name: string; isLater?: boolean }[];
}

interface FileRow extends Record<string, unknown> {
  key: string;
  id: string;
  collection: string;
  title: string;
  file: unknown;
  /** Whether it is a picture with copies that are still to be made. */
  waits: boolean;
}

/** Files of public texts after one, in the order of their keys. */
export async function readPublishedFiles(
  db: Executor,
  { after, limit, also }: Batch,
): Promise<PublishedFile[]> {
  const { rows } = await db.execute<FileRow>(sql`
    with chosen as (
      select f.key, min(p.id) as publication
      from revision_files f join publications p on p.revision_id = f.revision_id and p.until is null
      where f.key > ${after ?? ''} or f.key = any(${sql.param([...also])}::text[])
      group by f.key order by f.key = any(${sql.param([...also])}::text[]) desc, f.key limit ${limit})
    select c.key, p.document_id as id, p.collection, coalesce((
        select v.title from versions v where v.document_id = p.document_id
        order by v.language <> 'en', v.language limit 1), p.slug) as title, (
        select file from jsonb_path_query(r.content, '$.** ? (exists (@.key) && exists (@.type))') as file
        where file ->> 'key' = c.key limit 1) as file,
      exists (select from waiting_pictures w where w.key = c.key) as waits
    from chosen c join publications p on p.id = c.publication join revisions r on r.id = p.revision_id
    order by c.key = any(${sql.param([...also])}::text[]), c.key`);
  return rows.map(({ key, id: documentId, collection, title, file, waits }) => ({
    key,
    documentId,
    collection,
    title,
    names: namesOf(file, waits),
  }));
}

function namesOf(file: unknown, waits: boolean): PublishedFile['names'] {
  const picture = storedPicture.safeParse(file).data;
  if (picture) {
    const { key } = picture;
    return widthsOfCopies(picture).flatMap((width) => [
      { name: sizeName(key, width, 'webp'), isLater: waits },
      { name: sizeName(key, width, 'avif'), isLater: true },
    ]);
  }
  const plain = storedPlain.safeParse(file).data;
  return plain ? [{ name: fileName(plain.key, plain.type) }] : [];
}
