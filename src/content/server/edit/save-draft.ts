import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { documents } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import { checkDraft } from '../document/draft-content.ts';
import { lockForWriting } from './document-row.ts';
import { EditConflict } from './edit-conflict.ts';
import { plain } from './parts.ts';
import type { Part, PartContent } from './parts.ts';
import { markEdited } from './refresh-stage.ts';
import { appendRevision, readHead } from './revision-store.ts';

/** Creates an empty document that only editors see; 422 on `slug` when it is taken. */
export async function createDocument(
  tx: Executor,
  collection: Collection,
  slug: string,
): Promise<string> {
  const id = randomUUID();
  const [row] = await tx
    .insert(documents)
    .values({ id, collection: collection.name, slug, facts: {} })
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
}

/**
 * Saves a draft of one part, which is not public. Returns the revision that the next save begins from.
 * Throws `EditConflict` when another revision came in between.
 */
export async function saveDraft(
  tx: Executor,
  collection: Collection,
  { documentId, part, content: given, base, authorId }: DraftSave,
): Promise<number> {
  await lockForWriting(tx, collection, documentId);
  const head = await readHead(tx, documentId, part);
  if ((head?.id ?? null) !== base) throw new EditConflict(part, head, given);
  const content = plain(checkDraft(collection, part, given));
  if (head && isDeepStrictEqual(head.content, content)) return head.id;
  const id = await appendRevision(tx, { documentId, part, content, authorId, head });
  await markEdited(tx, documentId);
  return id;
}
