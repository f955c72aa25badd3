import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#db/database.ts';
import { documents } from '#db/schema/content.ts';
import { checkDraft } from '../server/document/draft-content.ts';
import { aiLabelsFor } from '../server/edit/ai-labels.ts';
import { IMPORTER } from '../server/edit/authors.ts';
import { factsPart, plain } from '../server/edit/parts.ts';
import type { Part, PartContent } from '../server/edit/parts.ts';
import { readPublicAt } from '../server/edit/publications-at.ts';
import { readHeads } from '../server/edit/revision-store.ts';
import { saveDraft } from '../server/edit/save-draft.ts';
import { planAll } from '../server/edit/schedule.ts';
import { contentsOf } from '../server/edit/written-document.ts';
import type { WrittenDocument } from '../server/edit/written-document.ts';
import type { ParsedDocument } from './parsed-document.ts';

/**
 * Whether a document with drafts is there already, its public texts and its drafts: written again, the texts
 * would be newer than the drafts, and both would have another revision.
 */
export async function isAsStored(tx: Transaction, parsed: ParsedDocument): Promise<boolean> {
  if (!parsed.beside) return false;
  const id = await idOf(tx, parsed);
  if (id === undefined) return false;
  const heads = await readHeads(tx, id);
  const shown = await readPublicAt(tx, id, new Date());
  const drafts = await storedForm(tx, parsed.beside.content);
  const texts = await storedForm(tx, parsed.content);
  const isNewest = ([part, content]: [Part, PartContent]) =>
    isDeepStrictEqual(heads.get(part)?.content, content);
  const isShown = ([part, content]: [Part, PartContent]) =>
    isDeepStrictEqual((shown.get(part) ?? heads.get(part))?.content, content);
  return drafts.every(isNewest) && texts.every(isShown);
}

/** Saves the drafts that lie beside the texts of a document, and plans those that name a moment to come. */
export async function saveBeside(tx: Transaction, parsed: ParsedDocument): Promise<void> {
  const { collection, content, beside } = parsed;
  if (!beside) return;
  const documentId = await idOf(tx, parsed);
  if (documentId === undefined) throw new Error('A document was not stored');
  const shown = new Map(await storedForm(tx, content));
  const changed = (await storedForm(tx, beside.content)).filter(
    ([part, draft]) => !isDeepStrictEqual(shown.get(part), draft),
  );
  for (const [part, draft] of changed) {
    const base = (await readHeads(tx, documentId)).get(part)?.id ?? null;
    const saving = { documentId, part, content: draft, base, authorId: IMPORTER };
    const revisionId = await saveDraft(tx, collection, saving);
    const at = plannedAt(beside.content, part);
    const plan = { documentId, part, action: 'publish' as const, revisionId, authorId: IMPORTER };
    if (at > new Date()) await planAll(tx, [{ ...plan, at }]);
  }
}

/** The moment of a change; facts go with the text that their file holds. */
function plannedAt({ versions }: WrittenDocument, part: Part): Date {
  const [first] = versions;
  const version = part === factsPart ? first : versions.find(({ language }) => language === part);
  return version?.publishAt ?? new Date(0);
}

async function idOf(
  tx: Transaction,
  { collection, content: { slug } }: ParsedDocument,
): Promise<string | undefined> {
  const matchesSlug = and(eq(documents.collection, collection.name), eq(documents.slug, slug));
  const [row] = await tx.select({ id: documents.id }).from(documents).where(matchesSlug);
  return row?.id;
}

async function storedForm(
  tx: Transaction,
  written: WrittenDocument,
): Promise<[Part, PartContent][]> {
  const checked = contentsOf(written).map(
    ([part, given]) => [part, plain(checkDraft(written.collection, part, plain(given)))] as const,
  );
  const label = await aiLabelsFor(
    tx,
    checked.map(([, content]) => content),
  );
  return checked.map(([part, content]) => [part, label(content)]);
}
