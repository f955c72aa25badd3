import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { versions } from '#db/schema/content.ts';
import type { DocumentRow } from './document-row.ts';
import { factsPart } from './parts.ts';

/** The public revision of each part of a document. */
export type LiveRevisions = ReadonlyMap<string, number | null>;

export async function readLiveRevisions(
  tx: Executor,
  { id, factsRevisionId }: DocumentRow,
): Promise<LiveRevisions> {
  const rows = await tx
    .select({ language: versions.language, revisionId: versions.revisionId })
    .from(versions)
    .where(eq(versions.documentId, id));
  return new Map([
    ...rows.map(({ language, revisionId }) => [language, revisionId] as const),
    [factsPart, factsRevisionId],
  ]);
}
