import { and, eq, sql } from 'drizzle-orm';
import { publishChange } from '#db/cache-tags.ts';
import type { Database, Executor } from '#db/database.ts';
import { drafts, versions } from '#db/schema/content.ts';
import { transaction } from '#db/transaction.ts';
import { indexDrafts } from './index-drafts.ts';
import { refreshLanguageFallback } from './language-fallback.ts';
import { rememberWords, termsOf } from './search-index.ts';

const BATCH_SIZE = 200;

/**
 * Reindexes every text that an older release indexed without positions and weights; returns their
 * number. Safe in many processes at once: each takes texts that no other has.
 */
export async function reindex(db: Database, signal?: AbortSignal): Promise<number> {
  const versionsDone = await untilNone(db, indexSomeVersions, signal);
  await forgetOutdatedTerms(db);
  return versionsDone + (await indexDrafts(db, signal));
}

async function untilNone(
  db: Database,
  some: (tx: Executor) => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let all = 0;
  for (let done = BATCH_SIZE; done > 0; all += done) {
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
    .limit(BATCH_SIZE)
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

/** `indexDrafts` finds the words of what has none. */
async function forgetOutdatedTerms(db: Database): Promise<void> {
  await db.update(drafts).set({ terms: null }).where(isOutdated);
}

function idsOf(rows: readonly { documentId: string }[]): string[] {
  return [...new Set(rows.map(({ documentId }) => documentId))];
}
