import type { Collection } from '#content/declare/collection.ts';
import { byName } from '#content/server/drafts/collections.ts';
import { conditionOf, selectPage } from '#content/server/drafts/draft-query.ts';
import type { DraftQuery } from '#content/server/drafts/draft-query.ts';
import { readDraftRows } from '#content/server/drafts/draft-rows.ts';
import { createReader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';

type Wanted = Partial<DraftQuery> & { page?: number; size?: number };

/** Lists documents with their drafts as the agent area does: everything but the bin, edited last first. */
export function draftLists(db: Database, collections: readonly Collection[]) {
  const reader = createReader(db, () => ({ hue: 205, motifsOff: [], tint: '#baeaef' }));
  const named = byName(collections);
  const context = { db, reader, named, offered: ['en', 'hi'], language: 'en' } as const;
  return async ({ page = 1, size = 10, ...wanted }: Wanted = {}) => {
    const all = { collections: collections.map(({ name }) => name), view: 'all' } as const;
    const query: DraftQuery = { ...all, sort: 'edited', ...wanted };
    const where = await conditionOf(db, query);
    const slice = { limit: size, offset: (page - 1) * size };
    return readDraftRows(context, await selectPage(db, query, where, slice));
  };
}
