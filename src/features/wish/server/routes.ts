import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '#content/server/reader.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { Problem } from '#contract/problems.ts';
import { publishChange, tagRead } from '#db/cache-tags.ts';
import type { Database } from '#db/database.ts';
import { wishes } from '#db/schema/wish.ts';
import { bind } from '#http/bind.ts';
import { wholeFile } from '#http/downloads/whole-file.ts';
import {
  createWish,
  decideWishes,
  drawWish,
  findWish,
  listWishes,
  listWishesToCheck,
} from '../contract.ts';
import { createWishWith, imageOf } from './create-wish.ts';
import { findShown, presented } from './find-wish.ts';

/** A card to be drawn. */
export interface CardText {
  name: string;
  message: string | null;
  language: string;
}

interface WishDependencies {
  db: Database;
  reader: Reader;
  publicUrl: string;
  /** The card as a PNG, in the look of the campaign. */
  drawCard: (card: CardText) => Promise<Uint8Array>;
}

/** The cache tag of the wall. */
const TAG = 'wishes';

export const wishRoutes = ({ db, publicUrl, drawCard }: WishDependencies) => [
  bind(createWish, createWishWith({ db, publicUrl })),

  bind(findWish, async ({ query }) => {
    const found = await findShown(db, query);
    const isPublic = found.state === 'public';
    const image = publicUrl + imageOf(found.id, isPublic ? undefined : query.key);
    return { data: { ...presented(found), isPublic, image } };
  }),

  bind(drawWish, async ({ query }) => {
    const card = await findShown(db, query);
    const picture = await drawCard(card);
    return wholeFile('card.png', picture);
  }),

  bind(listWishes, async ({ query: { page = 1, size = defaultPageSize } }) => {
    tagRead(TAG);
    const isPublic = eq(wishes.state, 'public');
    const rows = await db
      .select()
      .from(wishes)
      .where(isPublic)
      .orderBy(desc(wishes.createdAt), desc(wishes.id))
      .limit(size)
      .offset((page - 1) * size);
    return { data: rows.map(presented), page, size, total: await db.$count(wishes, isPublic) };
  }),

  bind(listWishesToCheck, async ({ query: { state, page = 1, size = 100 }, addTargets }) => {
    const isThere = eq(wishes.state, state);
    const order = state === 'waiting' ? asc : desc;
    const rows = await db
      .select()
      .from(wishes)
      .where(isThere)
      .orderBy(order(wishes.createdAt), order(wishes.id))
      .limit(size)
      .offset((page - 1) * size);
    addTargets(...rows.map(({ id }) => id));
    return { data: rows.map(presented), total: await db.$count(wishes, isThere) };
  }),

  bind(decideWishes, async ({ body: { id: ids, state }, act }) => {
    await act(async (tx) => {
      const changed = await tx
        .update(wishes)
        .set({ state, decidedAt: new Date() })
        .where(inArray(wishes.id, ids))
        .returning({ id: wishes.id });
      if (changed.length < new Set(ids).size) throw new Problem('notFound');
      await publishChange(tx, [TAG]);
    });
    return { message: state === 'public' ? 'Everybody sees it now.' : 'Nobody sees it.' };
  }),
];
