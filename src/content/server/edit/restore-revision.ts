import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { readRevisions } from './revision-store.ts';
import { saveDraft } from './save-draft.ts';
import type { DraftSave } from './save-draft.ts';

interface Restoring extends Omit<DraftSave, 'content'> {
  revisionId: number;
}

/** Makes an older revision of a part its newest draft; it is public once it is published. */
export async function restoreRevision(
  tx: Executor,
  collection: Collection,
  { revisionId, ...save }: Restoring,
): Promise<number> {
  const found = (await readRevisions(tx, save.documentId, [revisionId])).get(revisionId);
  if (found?.part !== save.part) throw new Problem('notFound');
  const { content, sources } = found;
  const restored = { content, sources: sources ?? undefined, isNewSitting: true };
  return saveDraft(tx, collection, { ...save, ...restored });
}
