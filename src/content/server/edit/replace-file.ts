import { and, eq, sql } from 'drizzle-orm';
import { isLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { schedule } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import type { StoredFile, StoredPicture } from '../../declare/files.ts';
import { findUses } from '../file-uses.ts';
import { lockDocument } from './document-row.ts';
import type { DocumentRow } from './document-row.ts';
import { partSchema } from './parts.ts';
import type { Part, PartContent } from './parts.ts';
import { project } from './project.ts';
import type { PublishedRevision } from './project.ts';
import { refreshStage } from './refresh-stage.ts';
import { appendRevision } from './revision-store.ts';
import { withFile } from './with-file.ts';

export interface FileReplacement {
  /** The key of the file that documents keep now. */
  key: string;
  /** Stored in its place. */
  to: StoredFile | StoredPicture;
  /** Whether the point that crops keep in sight stays that of the file before. */
  keepsFocus?: boolean;
  authorId: string;
  collections: readonly Collection[];
  /** Whether the draft of a part may be changed; no language is told for what is in none. */
  mayWrite(collection: Collection, language: Language | undefined): boolean;
  /** Whether the public page, or one that is scheduled, may be changed as well. */
  mayShow(
    collection: Collection,
    language: Language | undefined,
    documentId: string,
  ): boolean | Promise<boolean>;
}

/** Documents whose public page, or whose draft, has the file now, and those where somebody else decides. */
export interface ReplacedFile {
  live: number;
  drafts: number;
  waiting: number;
}

/**
 * Puts a stored file in the place of another in every document: drafts, public and scheduled parts. Each
 * change is a revision, so that it can be undone.
 */
export async function replaceFile(tx: Executor, change: FileReplacement): Promise<ReplacedFile> {
  const result = { live: 0, drafts: 0, waiting: 0 };
  const uses = await findUses(tx, [change.key], 'en');
  // Always in the same order, so that two who replace files wait for each other.
  for (const use of uses.toSorted((one, two) => one.documentId.localeCompare(two.documentId))) {
    const collection = change.collections.find(({ name }) => name === use.collection);
    if (!collection) continue;
    const done = await replaceIn(tx, change, collection, use.documentId);
    if (done.live) result.live += 1;
    if (done.drafts) result.drafts += 1;
    if (done.waits) result.waiting += 1;
  }
  return result;
}

/** The revisions of a part that count. */
type PartRow = {
  part: string;
  id: string;
  content: PartContent;
  isHead: boolean;
  isLive: boolean;
  isScheduled: boolean;
};

async function replaceIn(
  tx: Executor,
  change: FileReplacement,
  collection: Collection,
  documentId: string,
) {
  const document = await lockDocument(tx, collection, documentId);
  const byPart = Map.groupBy(await partRows(tx, documentId, change.key), ({ part }) => part);
  const shown = new Map<Part, PublishedRevision>();
  const done = { live: false, drafts: false, waits: false };
  for (const [name, rows] of byPart) {
    const part = partSchema.parse(name);
    const language = isLanguage(name) ? name : undefined;
    const mayShow = await change.mayShow(collection, language, documentId);
    const isSeen = rows.some(({ isLive, isScheduled }) => isLive || isScheduled);
    if (!change.mayWrite(collection, language) || (isSeen && !mayShow)) done.waits = true;
    if (!change.mayWrite(collection, language)) continue;
    const written = await rewritePart(tx, { change, collection, document, part, mayShow }, rows);
    done.drafts ||= written.isDraft;
    if (written.live) shown.set(part, written.live);
  }
  done.live = shown.size > 0;
  if (done.live) await project(tx, { collection, document, parts: shown });
  else await refreshStage(tx, [documentId]);
  return done;
}

/** Revisions of a document that name the file, and the newest of their parts, which stay the newest. */
async function partRows(tx: Executor, documentId: string, key: string): Promise<PartRow[]> {
  const { rows } = await tx.execute<PartRow>(sql`
    select * from (
      select r.part, r.id, r.content, p.revision_id is not null as "isHead",
        (v.revision_id is not null or (d.facts_revision_id = r.id and d.languages <> '{}')) as "isLive",
        s.revision_id is not null as "isScheduled"
      from revisions r join documents d on d.id = r.document_id
        left join drafts p on p.revision_id = r.id
        left join versions v on v.document_id = d.id and v.language = r.part and v.revision_id = r.id
        left join schedule s on s.document_id = d.id and s.part = r.part and s.revision_id = r.id
      where r.document_id = ${documentId} and r.part in (
        select named.part from revisions named join revision_files f on f.revision_id = named.id
        where named.document_id = ${documentId} and f.key = ${key})
    ) counted
    where "isHead" or "isLive" or "isScheduled"
    order by "isHead", id`);
  return rows;
}

interface PartChange {
  change: FileReplacement;
  collection: Collection;
  document: DocumentRow;
  part: Part;
  mayShow: boolean;
}

/** The newest revision comes last, so that it is the newest again. */
async function rewritePart(tx: Executor, to: PartChange, rows: readonly PartRow[]) {
  const { change, collection, document, part } = to;
  const written: { live?: PublishedRevision; isDraft: boolean } = { isDraft: false };
  let isAfterAnother = false;
  for (const row of rows) {
    const content = withFile(collection, row.content, change);
    const isNamed = content !== row.content;
    const isWanted = row.isHead ? isNamed || isAfterAnother : isNamed && to.mayShow;
    if (!isWanted) continue;
    const next = { documentId: document.id, part, content, authorId: change.authorId };
    const revisionId = await appendRevision(tx, { ...next, head: undefined });
    isAfterAnother = true;
    written.isDraft ||= isNamed && row.isHead;
    if (!isNamed || !to.mayShow) continue;
    if (row.isLive) written.live = { revisionId, content };
    if (row.isScheduled) await reschedule(tx, to, Number(row.id), revisionId);
  }
  return written;
}

async function reschedule(
  tx: Executor,
  { document, part }: PartChange,
  before: number,
  revisionId: number,
): Promise<void> {
  const matchesPart = [eq(schedule.documentId, document.id), eq(schedule.part, part)];
  await tx
    .update(schedule)
    .set({ revisionId })
    .where(and(...matchesPart, eq(schedule.revisionId, before)));
}
