import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { factColumns } from '../search-index.ts';
import { factsPart } from './parts.ts';
import { sealOfFacts, sealOfVersion } from './seal.ts';

/** A public text that is not as it was published. */
export interface Difference {
  /** Changed, gone, or there although nobody published it. */
  kind: 'changed' | 'missing' | 'added';
  documentId: string;
  collection: string;
  /** A language, or `facts`. */
  part: string;
  title: string;
  /** The fields that differ, as far as is known which. */
  details: string[];
}

/** A row of `versions`: the order in which all of them are compared. */
export interface Place {
  documentId: string;
  language: string;
}

/** Some texts that were compared; `last` is none once there are no more. */
export interface ComparisonBatch {
  texts: number;
  differences: Difference[];
  last: Place | undefined;
}

interface Row extends Record<string, unknown> {
  id: string;
  language: string;
  collection: string;
  title: string;
  at: string;
  until: string | null;
  category: string | null;
  facts: Record<string, unknown>;
  /** Null where nobody published it. */
  isSealed: boolean | null;
  areFactsSealed: boolean;
  wrong: string[];
}

const BATCH_SIZE = 500;

/** Compares the texts after a place with their publications, in one statement and so at one moment. */
export async function compareSome(
  db: Executor,
  collections: readonly Collection[],
  after?: Place,
): Promise<ComparisonBatch> {
  const from = after
    ? sql`(v.document_id, v.language) > (${after.documentId}::uuid, ${after.language})`
    : sql`true`;
  const rows = await readRows(
    db,
    sql`${from} order by v.document_id, v.language limit ${BATCH_SIZE}`,
  );
  const last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined;
  return {
    texts: rows.length,
    differences: differencesIn(rows, collections),
    last: last && { documentId: last.id, language: last.language },
  };
}

/** Compares single documents, also with what is missing of them. */
export async function compareDocuments(
  db: Executor,
  collections: readonly Collection[],
  documentIds: readonly string[],
): Promise<Difference[]> {
  const ids = sql.param([...documentIds]);
  const rows = await readRows(db, sql`v.document_id = any(${ids}::uuid[])`);
  const missing = await findMissing(db, sql`p.document_id = any(${ids}::uuid[])`);
  return [...differencesIn(rows, collections), ...missing];
}

/** Finds texts that were published and are not there. */
export async function findMissing(db: Executor, where: SQL = sql`true`): Promise<Difference[]> {
  const { rows } = await db.execute<Record<'id' | 'collection' | 'part' | 'title', string>>(sql`
    select p.document_id as id, p.collection, p.part, coalesce(r.content ->> 'title', p.slug) as title
    from publications p
      left join versions v on v.document_id = p.document_id and v.language = p.part
      left join revisions r on r.id = p.revision_id
    where p.until is null and p.part <> ${factsPart} and v.document_id is null and ${where}`);
  return rows.map(({ id, ...row }) => ({ ...row, documentId: id, kind: 'missing', details: [] }));
}

async function readRows(db: Executor, where: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select v.document_id as id, v.language, v.collection, coalesce(r.content ->> 'title', v.title) as title, v.at, v.until, v.category, d.facts,
      p.seal = ${sealOfVersion(sql`v`)} as "isSealed",
      case when f.seal is null then d.facts_revision_id is null and d.facts = '{}'
        else f.seal = ${sealOfFacts(sql`d.facts`)} end as "areFactsSealed",
      array_remove(array[
        case when p.revision_id <> v.revision_id then 'revision' end,
        case when d.slug <> v.slug or d.slug <> p.slug then 'slug' end,
        case when d.collection <> v.collection or d.collection <> p.collection then 'collection' end,
        case when d.position <> v.position then 'position' end,
        case when v.language <> all(v.shown_in) or v.language <> all(d.languages) then 'languages' end,
        case when d.binned_at is not null then 'bin' end
      ], null) as wrong
    from versions v join documents d on d.id = v.document_id
      left join publications p
        on p.document_id = v.document_id and p.part = v.language and p.until is null
      left join revisions r on r.id = p.revision_id
      left join publications f
        on f.document_id = v.document_id and f.part = ${factsPart} and f.until is null
    where ${where}`);
  return rows;
}

function differencesIn(rows: readonly Row[], collections: readonly Collection[]): Difference[] {
  const byName = new Map(collections.map((each) => [each.name, each]));
  const found = rows.flatMap((row) => differencesOf(row, byName.get(row.collection)));
  // The facts of a document are compared with each of its languages, and told once.
  const seen = new Map(found.map((each) => [`${each.kind} ${each.documentId} ${each.part}`, each]));
  return [...seen.values()];
}

function differencesOf(row: Row, collection: Collection | undefined): Difference[] {
  const { id: documentId, language: part, collection: name, title, isSealed, areFactsSealed } = row;
  const about = { documentId, collection: name, title };
  if (isSealed === null) return [{ ...about, kind: 'added', part, details: [] }];
  const details = [
    ...(isSealed ? [] : ['words']),
    ...row.wrong,
    ...(collection && areFactsSealed ? wrongColumns(row, collection) : []),
  ];
  const ofWords: Difference[] =
    details.length > 0 ? [{ ...about, kind: 'changed', part, details }] : [];
  if (areFactsSealed) return ofWords;
  return [...ofWords, { ...about, kind: 'changed', part: factsPart, details: [factsPart] }];
}

/** The columns that lists order and filter by, against the facts that they are copied from. */
function wrongColumns({ facts, at, until, category }: Row, collection: Collection): string[] {
  const right = factColumns(collection, facts);
  const isSame = (one: Date | null, other: string | null) =>
    (one?.getTime() ?? null) === (other === null ? null : new Date(other).getTime());
  return [
    ...(isSame(right.at, at) ? [] : ['at']),
    ...(isSame(right.until, until) ? [] : ['until']),
    ...(right.category === category ? [] : ['category']),
  ];
}
