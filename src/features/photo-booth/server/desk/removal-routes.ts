import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { originalKey } from '#content/files/addresses.ts';
import { readDescription } from '#content/files/picture-description.ts';
import { photoRemovals } from '#db/schema/photo-booth.ts';
import { photos } from '#features/photos/collection.ts';
import { bind } from '#http/bind.ts';
import { toIso } from '#lib/clock.ts';
import { requireSession } from '#people/require-session.ts';
import { countRemovals, decideRemoval, findRemoval, listRemovals } from '../../contract/desk.ts';
import type { BoothDependencies } from '../dependencies.ts';
import { boxOf } from '../removal/removal-rows.ts';
import type { Removal } from '../removal/removal-rows.ts';
import { decideWith } from './decide-removal.ts';
import { noSuchWish } from './no-such-wish.ts';

const MAX_SHOWN = 200;

const statesOf = {
  asked: ['asked'],
  done: ['waiting', 'done'],
  refused: ['refused'],
  undone: ['undoing', 'undone'],
} as const satisfies Record<string, readonly Removal['state'][]>;

/** Wishes that follow another are settled with it. */
const isOwn = isNull(photoRemovals.follows);

export const removalRoutes = (services: BoothDependencies) => [
  bind(listRemovals, async ({ query: { view }, language, addTargets }) => {
    const isListed = and(inArray(photoRemovals.state, [...statesOf[view]]), isOwn);
    const order = view === 'asked' ? asc(photoRemovals.dueAt) : desc(photoRemovals.decidedAt);
    const rows = await services.db
      .select()
      .from(photoRemovals)
      .where(isListed)
      .orderBy(order, asc(photoRemovals.id))
      .limit(MAX_SHOWN);
    addTargets(...rows.map(({ id }) => id));
    const items = await photosOf(services, rows, language);
    return {
      data: rows.map((row) => presented(row, items.get(row.photoId ?? ''))),
      total: await services.db.$count(photoRemovals, isListed),
    };
  }),

  bind(findRemoval, async ({ query: { id }, caller, language }) => {
    const [row] = await services.db.select().from(photoRemovals).where(eq(photoRemovals.id, id));
    if (!row) throw noSuchWish();
    const item = (await photosOf(services, [row], language)).get(row.photoId ?? '');
    const { name, email, reason, answer, rootKey } = row;
    const described = await readDescription(services.storage, rootKey);
    const file = { key: originalKey(rootKey), name: 'photo', type: 'image/*' };
    return {
      data: {
        ...presented(row, item),
        name,
        email,
        reason,
        answer,
        path: item?.path ?? null,
        box: boxOf(row) ?? null,
        picture: described
          ? {
              url: services.signFile(file, requireSession(caller)),
              width: described.width,
              height: described.height,
            }
          : null,
      },
    };
  }),

  bind(decideRemoval, decideWith(services)),

  bind(countRemovals, async () => {
    const waits = and(eq(photoRemovals.state, 'asked'), isOwn);
    return {
      data: {
        asked: await services.db.$count(photoRemovals, waits),
        late: await services.db.$count(
          photoRemovals,
          and(waits, lt(photoRemovals.dueAt, sql`now()`)),
        ),
      },
    };
  }),
];

type Photo = Awaited<ReturnType<typeof photosOf>> extends Map<string, infer Item> ? Item : never;

async function photosOf(
  { reader }: Pick<BoothDependencies, 'reader'>,
  rows: readonly Removal[],
  language: Parameters<BoothDependencies['reader']['pick']>[1],
) {
  const ids = rows.flatMap(({ photoId }) => photoId ?? []);
  const items = await reader.pick(photos, language, [...new Set(ids)]);
  return new Map(items.map((item) => [item.id, item]));
}

function presented(row: Removal, item: Photo | undefined) {
  const { id, state, source, byFace, createdAt, dueAt, decidedAt } = row;
  return {
    id,
    state,
    source,
    byFace,
    createdAt: toIso(createdAt),
    dueAt: toIso(dueAt),
    decidedAt: decidedAt && toIso(decidedAt),
    title: item?.title ?? null,
    album: item?.path?.split('/').at(-2) ?? null,
  };
}
