import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { documents, revisions } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import { mergeEdits } from '../../declare/part-fields.ts';
import { checkDraft } from '../document/draft-content.ts';
import { aiLabelsFor } from './ai-labels.ts';
import { lockForWriting } from './document-row.ts';
import { EditConflict } from './edit-conflict.ts';
import { factsPart, plain } from './parts.ts';
import type { Part, PartContent } from './parts.ts';
import { presentSlugsFor } from './present-slugs.ts';
import { markEdited } from './refresh-stage.ts';
import { appendRevision, readHeadsFor, readRevisions } from './revision-store.ts';
import type { Head, Heads, Sources } from './revision-store.ts';
import { originalOf, refreshBehind, sourcesAfter } from './translation-sources.ts';

/** Creates an empty document that only editors see; 422 on `slug` when it is taken. */
export async function createDocument(
  tx: Executor,
  collection: Collection,
  slug: string,
  by: { original?: Language | undefined; authorId?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const { original, authorId: editedBy } = by;
  const [row] = await tx
    .insert(documents)
    .values({ id, collection: collection.name, slug, facts: {}, original, editedBy })
    .onConflictDoNothing()
    .returning({ id: documents.id });
  if (!row)
    throw invalid({ param: 'slug', msg: 'There is another with this address. Choose another.' });
  return id;
}

export interface DraftSave {
  documentId: string;
  part: Part;
  content: PartContent;
  /** The revision that the edit began from; null where the part was empty. */
  base: number | null;
  authorId: string;
  /** The revision of the original that was on the screen; the newest where it is left out. */
  source?: number | undefined;
  /** Fields of a translation that are still right although the original changed. */
  stillRight?: readonly string[] | undefined;
  /** Sources of an older revision that is put back. */
  sources?: Sources | null | undefined;
  /** Keeps the revision before it, whoever wrote that and when. */
  isNewSitting?: boolean | undefined;
}

/** A saved part: the revision that the next save begins from, and its content. */
export interface SavedPart {
  revision: number;
  content: PartContent;
  /** Whether what others wrote in other fields, or renamed, came into it. */
  isMerged: boolean;
  /** The fields of it that are behind the original. */
  behind: string[];
}

/** Saves as `savePart` does; returns the revision alone. */
export async function saveDraft(
  tx: Executor,
  collection: Collection,
  save: DraftSave,
): Promise<number> {
  return (await savePart(tx, collection, save)).revision;
}

/**
 * Saves a draft of one part, which is not public. Where another revision came in between, both are
 * merged if they changed different fields; otherwise it throws `EditConflict`.
 */
export async function savePart(
  tx: Executor,
  collection: Collection,
  save: DraftSave,
): Promise<SavedPart> {
  const { documentId, part, authorId, isNewSitting } = save;
  const document = await lockForWriting(tx, collection, documentId);
  const heads = await readHeadsFor(tx, documentId, part);
  const head = heads.get(part);
  const checked = plain(checkDraft(collection, part, save.content));
  const given = (await aiLabelsFor(tx, [checked]))(checked);
  const present = await presentSlugsFor(tx, [[collection, { part, content: given }]]);
  const renamed = present(collection, { part, content: given });
  const content = await mergedWith(tx, head, { ...save, content: renamed });
  const isMerged = content !== given;
  const original = originalOf(document.original, [...heads.keys(), part]);
  const sources = sourcesOf({ heads, original }, { ...save, content });
  if (head && isDeepStrictEqual(head.content, content)) {
    const behind = await markStillRight(tx, { head, save, sources, original });
    return { revision: head.id, content, isMerged, behind };
  }
  const next = { documentId, part, content, authorId, head, sources, isNewSitting };
  const revision = await appendRevision(tx, next);
  await markEdited(tx, [{ documentId, authorId, ...categoryOf(collection, part, content) }]);
  return { revision, content, isMerged, behind: await behindAfter(tx, save, { heads, original }) };
}

/** The fields of a saved part that are behind now, where a save can put a language behind at all. */
export async function behindAfter(
  tx: Executor,
  { documentId, part }: DraftSave,
  { heads, original }: NewestRevisions,
): Promise<string[]> {
  const isTranslated = [...heads.keys()].some((each) => each !== factsPart && each !== part);
  if (part === factsPart || !isTranslated) return [];
  return (await refreshBehind(tx, documentId, original)).get(part) ?? [];
}

async function mergedWith(
  tx: Executor,
  head: Head | undefined,
  { documentId, part, base, content }: DraftSave,
): Promise<PartContent> {
  if ((head?.id ?? null) === base) return content;
  const from = base === null ? undefined : (await readRevisions(tx, documentId, [base])).get(base);
  if (!head || from?.part !== part) throw new EditConflict(part, head, content);
  const edits = { base: from.content, mine: content, theirs: head.content };
  const merge = mergeEdits(part, edits);
  if (merge.conflicts.length > 0) throw new EditConflict(part, head, content, merge.conflicts);
  return merge.content;
}

/** The newest revisions of a document, and the language that it was written in first. */
interface NewestRevisions {
  heads: Heads;
  original: Language;
}

/** The sources of a part after a save; none where it is no translation. */
export function sourcesOf(
  { heads, original }: NewestRevisions,
  { part, content, source, stillRight = [], sources }: DraftSave,
): Sources | undefined {
  const newest = heads.get(original)?.id;
  if (part === factsPart || part === original || newest === undefined) return undefined;
  if (sources) return sources;
  const seen = source !== undefined && source <= newest ? source : newest;
  return sourcesAfter({ part, content, head: heads.get(part), source: seen, stillRight });
}

interface Marking {
  head: Head;
  save: DraftSave;
  sources: Sources | undefined;
  original: Language;
}

/** A mark changes no text, so it makes no revision, and nothing that is public counts as changed. */
async function markStillRight(
  tx: Executor,
  { head, save, sources, original }: Marking,
): Promise<string[]> {
  if (!sources) return [];
  if (save.stillRight?.length)
    await tx.update(revisions).set({ sources }).where(eq(revisions.id, head.id));
  return (await refreshBehind(tx, save.documentId, original)).get(save.part) ?? [];
}

/** The category by which editors filter, where these are facts that have one. */
export function categoryOf({ category }: Collection, part: Part, content: PartContent) {
  if (part !== factsPart || category === undefined) return {};
  const value = content[category];
  return { category: typeof value === 'string' ? value : null };
}
