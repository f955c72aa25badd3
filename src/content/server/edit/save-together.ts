import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { documents } from '#db/schema/content.ts';
import { transaction } from '#db/transaction.ts';
import type { Collection } from '../../declare/collection.ts';
import { checkDraft } from '../document/draft-content.ts';
import { aiLabelsFor } from './ai-labels.ts';
import type { DocumentRow } from './document-row.ts';
import { plain } from './parts.ts';
import { presentSlugsFor } from './present-slugs.ts';
import { markEdited } from './refresh-stage.ts';
import { appendRevisions, readHeadsForEach } from './revision-store.ts';
import type { Heads } from './revision-store.ts';
import { behindAfter, categoryOf, savePart, sourcesOf } from './save-draft.ts';
import type { DraftSave, SavedPart } from './save-draft.ts';
import { originalOf } from './translation-sources.ts';

/** Nobody notices so short a wait, and at 200 saves a second five of them share each transaction. */
const INTERVAL_MS = 25;
const MAX_TOGETHER = 50;

interface Waiting {
  collection: Collection;
  save: DraftSave;
  saved: PromiseWithResolvers<SavedPart>;
}

/**
 * Saves as `savePart` does, each in a transaction; those that come at the same time share one, because
 * everybody who writes saves every few seconds, and pages come first. A save that is alone is not kept
 * waiting. Each is checked by itself, and one that fails leaves the others as they are. A fault of saving them
 * together is reported, and each is then saved alone.
 */
export function createSaver(db: Database, report: (error: unknown) => void) {
  const waiting: Waiting[] = [];
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    while (waiting.length > 0)
      await Promise.all([saveSome(db, oneOfEach(waiting), report), pause(INTERVAL_MS)]);
    isRunning = false;
  };

  return async (collection: Collection, given: DraftSave): Promise<SavedPart> => {
    const content = plain(checkDraft(collection, given.part, given.content));
    const saved = Promise.withResolvers<SavedPart>();
    waiting.push({ collection, save: { ...given, content }, saved });
    if (!isRunning) void run();
    return saved.promise;
  };
}

/** Takes the first save of each document; the others begin from what these make of it. */
function oneOfEach(waiting: Waiting[]): Waiting[] {
  const taken = new Map<string, Waiting>();
  const left: Waiting[] = [];
  for (const each of waiting.splice(0)) {
    const isFirst = !taken.has(each.save.documentId) && taken.size < MAX_TOGETHER;
    if (isFirst) taken.set(each.save.documentId, each);
    else left.push(each);
  }
  waiting.push(...left);
  return [...taken.values()];
}

/** Settles every save, and never throws. Whatever is not the usual case is saved alone, beside the rest. */
async function saveSome(
  db: Database,
  some: readonly Waiting[],
  report: (error: unknown) => void,
): Promise<void> {
  const usual = await transaction(db, (tx) => saveUsual(tx, some)).catch((error: unknown) => {
    report(error);
    return new Map<Waiting, SavedPart>();
  });
  for (const each of some) {
    const { collection, save, saved } = each;
    const made = usual.get(each);
    // Each is answered in a turn of its own, so that whoever reads gets theirs in between.
    await immediate();
    if (made) saved.resolve(made);
    else transaction(db, (tx) => savePart(tx, collection, save)).then(saved.resolve, saved.reject);
  }
}

/**
 * Saves those that change something, go on from the newest revision, refer to nothing that was renamed meanwhile, and
 * find their document locked by nobody else; returns what came of them.
 */
async function saveUsual(tx: Executor, some: readonly Waiting[]): Promise<Map<Waiting, SavedPart>> {
  const rows = await lockFree(tx, some);
  const free = some.filter(
    ({ collection, save }) => rows.get(save.documentId)?.collection === collection.name,
  );
  const headsOf = await readHeadsForEach(
    tx,
    free.map(({ save }) => save),
  );
  const label = await aiLabelsFor(
    tx,
    free.map(({ save }) => save.content),
  );
  const present = await presentSlugsFor(
    tx,
    free.map(({ collection, save }) => [collection, save]),
  );
  const next = free.flatMap((each) => {
    if (present(each.collection, each.save) !== each.save.content) return [];
    const save = { ...each.save, content: label(each.save.content) };
    const { documentId } = save;
    const heads: Heads = headsOf.get(documentId) ?? new Map();
    const head = heads.get(save.part);
    const goesOn = (head?.id ?? null) === save.base;
    if (!goesOn || isDeepStrictEqual(head?.content, save.content)) return [];
    const written = [...heads.keys(), save.part];
    const original = originalOf(rows.get(documentId)?.original ?? null, written);
    const sources = sourcesOf({ heads, original }, save);
    return [{ each, save, heads, original, revision: { ...revisionOf(save), head, sources } }];
  });
  const ids = await appendRevisions(
    tx,
    next.map(({ revision }) => revision),
  );
  await markEdited(
    tx,
    next.map(({ each }) => editedBy(each)),
  );
  const made = new Map<Waiting, SavedPart>();
  for (const [index, { each, save, ...written }] of next.entries()) {
    const behind = await behindAfter(tx, save, written);
    made.set(each, {
      revision: ids[index] ?? 0,
      content: save.content,
      isMerged: false,
      behind,
    });
  }
  return made;
}

/** Locks the documents that are not in the bin, and that nobody else writes at this moment. */
async function lockFree(tx: Executor, some: readonly Waiting[]): Promise<Map<string, DocumentRow>> {
  const ids = some.map(({ save }) => save.documentId);
  const rows = await tx
    .select()
    .from(documents)
    .where(and(inArray(documents.id, ids), isNull(documents.binnedAt)))
    .for('update', { skipLocked: true });
  return new Map(rows.map((row) => [row.id, row]));
}

const revisionOf = ({ documentId, part, content, authorId, isNewSitting }: DraftSave) => ({
  documentId,
  part,
  content,
  authorId,
  isNewSitting,
});

const editedBy = ({ collection, save: { documentId, authorId, part, content } }: Waiting) => ({
  documentId,
  authorId,
  ...categoryOf(collection, part, content),
});
