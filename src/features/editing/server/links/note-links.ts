import { inArray, sql } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import { readPublishedLinks } from '#content/server/published-links.ts';
import type { PublishedLinks } from '#content/server/published-links.ts';
import type { Database, Transaction } from '#db/database.ts';
import { linkChecks, linkUses } from '#db/schema/editing.ts';
import { transaction } from '#db/transaction.ts';

const DOCUMENTS_AT_ONCE = 200;
/** Longer ones are no addresses that people follow, and no key of an index. */
const LONGEST = 2_000;

/** Notes anew where links stand in what is public, and forgets addresses that nobody links to any more. */
export async function noteLinks(
  db: Database,
  collections: readonly Collection[],
  signal: AbortSignal,
): Promise<void> {
  for (let after: string | null = null; ;) {
    signal.throwIfAborted();
    const batch = { after, limit: DOCUMENTS_AT_ONCE };
    const some = await readPublishedLinks(db, collections, batch);
    if (some.length === 0) break;
    await transaction(db, (tx) => noteSome(tx, some));
    after = some.at(-1)?.documentId ?? null;
  }
  await db.execute(sql`
    delete from link_uses u using documents d where d.id = u.document_id and d.languages = '{}'`);
  await db.execute(sql`
    delete from link_checks c where not exists (select from link_uses u where u.url = c.url)`);
}

async function noteSome(tx: Transaction, some: readonly PublishedLinks[]): Promise<void> {
  const ids = some.map(({ documentId }) => documentId);
  await tx.delete(linkUses).where(inArray(linkUses.documentId, ids));
  const uses = some.flatMap(({ documentId, links }) =>
    links.filter(({ url }) => isAskable(url)).map((link) => ({ documentId, ...link })),
  );
  if (uses.length === 0) return;
  await tx.insert(linkUses).values(uses).onConflictDoNothing();
  const urls = [...new Set(uses.map(({ url }) => url))].map((url) => ({ url }));
  await tx.insert(linkChecks).values(urls).onConflictDoNothing();
}

/** Addresses on the web, and pages of the site itself. */
const isAskable = (url: string) => /^(?:https?:\/\/|\/(?!\/))/.test(url) && url.length <= LONGEST;
