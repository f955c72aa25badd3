import { and, eq, sql } from 'drizzle-orm';
import { publishChange } from '#db/cache-tags.ts';
import type { Database, Executor } from '#db/database.ts';
import { drafts, revisions, versions } from '#db/schema/content.ts';
import { transaction } from '#db/transaction.ts';
import { partSchema } from './edit/parts.ts';
import { refreshDraftSearch } from './edit/refresh-drafts.ts';
import { rememberWords, termsOf, termsOfPart } from './search-index.ts';
import { refreshLanguageFallback } from './language-fallback.ts';

const AT_ONCE = 200;

/**
 * Indexes every text that an older release wrote down without the places and weights of its words;
 * returns how many there were. Safe in many processes at once: each takes what no other has.
 */
export async function reindex(db: Database, signal?: AbortSignal): Promise<number> {
  const versionsDone = await untilNone(db, indexSomeVersions, signal);
  return versionsDone + (await untilNone(db, indexSomeDrafts, signal));
}

async function untilNone(
  db: Database,
  some: (tx: Executor) => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let all = 0;
  for (let done = AT_ONCE; done > 0; all += done) {
    signal?.throwIfAborted();
    done = await transaction(db, some);
  }
  return all;
}

const isOutdated = sql`terms[1] not like '''%'`;

async function indexSomeVersions(tx: Executor): Promise<number> {
  const outdated = await tx
    .select()
    .from(versions)
    .where(isOutdated)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  if (outdated.length === 0) return 0;
  for (const version of outdated) {
    const { documentId, language } = version;
    const terms = termsOf(version);
    const one = and(eq(versions.documentId, documentId), eq(versions.language, language));
    await tx.update(versions).set({ terms }).where(one);
    await rememberWords(tx, terms);
  }
  await refreshLanguageFallback(tx, idsOf(outdated));
  await publishChange(tx, new Set(outdated.map(({ collection }) => collection)));
  return outdated.length;
}

async function indexSomeDrafts(tx: Executor): Promise<number> {
  const { documentId, part } = drafts;
  const outdated = await tx
    .select({ documentId, part, content: revisions.content })
    .from(drafts)
    .innerJoin(revisions, eq(revisions.id, drafts.revisionId))
    .where(isOutdated)
    .limit(AT_ONCE)
    .for('update', { of: drafts, skipLocked: true });
  if (outdated.length === 0) return 0;
  for (const draft of outdated) {
    const terms = termsOfPart(partSchema.parse(draft.part), draft.content);
    const one = and(eq(documentId, draft.documentId), eq(part, draft.part));
    await tx.update(drafts).set({ terms }).where(one);
  }
  await refreshDraftSearch(tx, idsOf(outdated));
  return outdated.length;
}

function idsOf(rows: readonly { documentId: string }[]): string[] {
  return [...new Set(rows.map(({ documentId }) => documentId))];
}
