import { isDeepStrictEqual } from 'node:util';
import type { Executor } from '#db/database.ts';
import { chunks } from '#lib/chunks.ts';
import { checkDraft } from '../document/draft-content.ts';
import { aiLabelsFor } from './ai-labels.ts';
import { plain } from './parts.ts';
import type { Part } from './parts.ts';
import { placeDocuments } from './place-documents.ts';
import type { DocumentPlacement } from './place-documents.ts';
import { publishChanges } from './project.ts';
import type { PublishedRevision } from './project.ts';
import { reconcile } from './reconcile.ts';
import { fileUnder } from './refresh-stage.ts';
import { noteFormerSlugs } from './rename-slug.ts';
import { appendRevisions, readHeadsOf } from './revision-store.ts';
import type { Heads, NewRevision } from './revision-store.ts';
import { contentsOf } from './written-document.ts';
import type { WrittenDocument } from './written-document.ts';

export type Outcome = 'created' | 'changed' | 'unchanged';

const BATCH_SIZE = 100;

/**
 * Brings documents to their declared state, as an editor would: saves differences, publishes or schedules
 * them, and unpublishes drafts. Languages that are not named stay as they are. Writing the same again
 * changes nothing. Many documents are written at a time, and processes are told once, of all.
 */
export async function writeDocuments(
  tx: Executor,
  written: readonly WrittenDocument[],
  authorId: string,
  onEach: (outcome: Outcome) => void = () => undefined,
): Promise<void> {
  // Every row is there before the first is published, so that documents may refer to each other.
  const placed = await placeDocuments(tx, written);
  const former = placed.flatMap(({ written: { collection, formerly = [] }, row }) =>
    formerly.map((slug) => ({ collection: collection.name, slug, documentId: row.id })),
  );
  await noteFormerSlugs(tx, former);
  const changed: DocumentPlacement[] = [];
  for (const some of chunks(placed, BATCH_SIZE)) {
    const touched = await writeSome(tx, some, authorId);
    for (const each of some) {
      const isChanged = each.isMoved || touched.has(each.row.id);
      if (isChanged) changed.push(each);
      onEach(outcomeOf(each, isChanged));
    }
  }
  if (changed.length === 0) return;
  const ids = changed.map(({ row }) => row.id);
  await publishChanges(tx, new Set(changed.map((each) => each.written.collection)), ids);
}

function outcomeOf({ isNew }: DocumentPlacement, isChanged: boolean): Outcome {
  if (isNew) return 'created';
  return isChanged ? 'changed' : 'unchanged';
}

/** The ids of those that changed. */
async function writeSome(
  tx: Executor,
  placed: readonly DocumentPlacement[],
  authorId: string,
): Promise<Set<string>> {
  const heads = await readHeadsOf(
    tx,
    placed.filter(({ isNew }) => !isNew).map(({ row }) => row.id),
  );
  const given = placed.flatMap((each) => nextRevisions(each, heads.get(each.row.id), authorId));
  const label = await aiLabelsFor(
    tx,
    given.map(({ content }) => content),
  );
  const next = given.map((each) => ({ ...each, content: label(each.content) }));
  const isNews = ({ head, content }: NewRevision) => !isDeepStrictEqual(head?.content, content);
  const news = next.filter(isNews);
  const ids = await appendRevisions(tx, news);
  const revisionOf = new Map(news.map((each, index) => [each, ids[index]]));
  const partsOf = new Map(placed.map(({ row }) => [row.id, new Map<Part, PublishedRevision>()]));
  for (const each of next) {
    const revisionId = revisionOf.get(each) ?? each.head?.id;
    if (revisionId === undefined) throw new Error('A revision was not stored');
    partsOf.get(each.documentId)?.set(each.part, { revisionId, content: each.content });
  }
  const kept = placed.map((each) => ({ ...each, parts: partsOf.get(each.row.id) ?? new Map() }));
  await fileUnder(tx, kept.flatMap(filing));
  const shown = await reconcile(tx, kept, authorId);
  return new Set([...shown, ...news.map(({ documentId }) => documentId)]);
}

function filing({ written: { collection, facts }, row }: DocumentPlacement) {
  if (collection.category === undefined) return [];
  const category = facts[collection.category];
  return [{ id: row.id, category: typeof category === 'string' ? category : null }];
}

function nextRevisions(
  { written, row }: DocumentPlacement,
  heads: Heads | undefined,
  authorId: string,
): NewRevision[] {
  return contentsOf(written).map(([part, given]) => {
    const content = plain(checkDraft(written.collection, part, plain(given)));
    return { documentId: row.id, part, content, authorId, head: heads?.get(part) };
  });
}
