import { eq } from 'drizzle-orm';
import { and, inArray } from 'drizzle-orm';
import { isLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { documents, schedule, versions } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import { requireComplete } from '../document/require-complete.ts';
import { lockDocument } from './document-row.ts';
import type { DocumentRow } from './document-row.ts';
import { factsPart } from './parts.ts';
import type { Part } from './parts.ts';
import { project, retract } from './project.ts';
import type { PublishedRevision } from './project.ts';
import { readPublicAt } from './publications-at.ts';
import type { PublicAt } from './publications-at.ts';
import { readHeads } from './revision-store.ts';
import { savePart } from './save-draft.ts';

/** Throws a `Problem` that says why one of these revisions must not be public again. */
export type RequireNotTakenDown = (
  tx: Executor,
  collection: Collection,
  revisionIds: readonly number[],
) => Promise<void>;

interface BringingBack {
  documentId: string;
  moment: Date;
  authorId: string;
  requireNotTakenDown?: RequireNotTakenDown;
}

/**
 * Makes public of a document what was public at a moment, and nothing else. A text that another came after
 * is its newest revision again; one that still is the published one is shown as it was published, whatever
 * the row says. It leaves publications of its own, so that bringing back to the moment before undoes it.
 * Throws `notFound` where the document is gone, and `doneAlready` or `invalid` where it cannot be public.
 */
export async function bringBack(
  tx: Executor,
  collection: Collection,
  { documentId, moment, authorId, requireNotTakenDown }: BringingBack,
): Promise<void> {
  const locked = await lockDocument(tx, collection, documentId);
  const then = await readPublicAt(tx, documentId, moment);
  const languages = [...then.keys()].filter((part) => part !== factsPart);
  await takeDownOthers(tx, collection, locked, languages);
  if (languages.length === 0) return;
  requireThere(then);
  const revisionIds = [...then.values()].map(({ revisionId }) => revisionId);
  await requireNotTakenDown?.(tx, collection, revisionIds);
  const document = await takeOutOfBin(tx, locked);
  const parts = new Map<Part, PublishedRevision>();
  for (const [part, wanted] of then)
    parts.set(part, await putBack(tx, collection, { document, part, wanted, authorId }));
  const projection = { collection, document, parts };
  // A document that it refers to may be brought back after it.
  await requireComplete(tx, projection, 'ever');
  await cancelPlans(tx, documentId, [...parts.keys()]);
  await project(tx, projection);
}

/** Languages that are public now and were not then; as the rows have it, whoever wrote them. */
async function takeDownOthers(
  tx: Executor,
  collection: Collection,
  document: DocumentRow,
  kept: readonly Part[],
): Promise<void> {
  const { language } = versions;
  const rows = await tx
    .select({ language })
    .from(versions)
    .where(eq(versions.documentId, document.id));
  const others = rows.filter((row) => !kept.some((part) => part === row.language));
  if (others.length === rows.length && rows.length > 0) await retract(tx, collection, document);
  else
    for (const row of others)
      if (isLanguage(row.language)) await retract(tx, collection, document, row.language);
}

function requireThere(then: ReadonlyMap<Part, PublicAt>): void {
  if ([...then.values()].some(({ content }) => content === null))
    throw new Problem('notFound', {
      message: 'Its text of then was changed in the database. Take it from a backup.',
    });
}

async function takeOutOfBin(tx: Executor, document: DocumentRow): Promise<DocumentRow> {
  if (!document.binnedAt) return document;
  await tx.update(documents).set({ binnedAt: null }).where(eq(documents.id, document.id));
  return { ...document, binnedAt: null };
}

interface PartRestore {
  document: DocumentRow;
  part: Part;
  wanted: PublicAt;
  authorId: string;
}

/** The revision to show: the one of then where it is still the public one, else a new one with its text. */
async function putBack(
  tx: Executor,
  collection: Collection,
  { document, part, wanted, authorId }: PartRestore,
): Promise<PublishedRevision> {
  const { revisionId, content, sources } = wanted;
  if (content === null) throw new Problem('notFound');
  const now = await readPublicAt(tx, document.id, new Date());
  if (now.get(part)?.revisionId === revisionId) return { revisionId, content };
  const base = (await readHeads(tx, document.id)).get(part)?.id ?? null;
  const save = { documentId: document.id, part, content, base, authorId, sources };
  // The text of then may not know yet that AI had a part in a file.
  const saved = await savePart(tx, collection, save);
  return { revisionId: saved.revision, content: saved.content };
}

/** Plans for these parts would put back texts that somebody wanted away. */
async function cancelPlans(tx: Executor, documentId: string, parts: Part[]): Promise<void> {
  const ofThese = and(eq(schedule.documentId, documentId), inArray(schedule.part, parts));
  await tx.delete(schedule).where(ofThese);
}
