import { and, eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import { mediaFiles } from '#db/schema/media-library.ts';
import { bind } from '#http/bind.ts';
import { requireSession } from '#people/require-session.ts';
import {
  countMediaFiles,
  findMediaFile,
  findStoredFile,
  listMediaFiles,
  openMediaOriginal,
  takeMediaFile,
} from '../contract.ts';
import { countFiles } from './count-files.ts';
import type { MediaDependencies } from './dependencies.ts';
import { isListed, listFiles } from './list-files.ts';
import { findAlike, findRow } from './media-rows.ts';
import type { MediaRow } from './media-rows.ts';
import { presentRows } from './present.ts';
import { takeFile } from './take-file.ts';
import { usesSeenBy } from './uses-seen-by.ts';

export const mediaReadRoutes = ({ db, collections, signFile }: MediaDependencies) => [
  bind(listMediaFiles, async ({ query, caller, language }) => {
    const { rows, next } = await listFiles(db, query, requireSession(caller).ownerId);
    return { data: await presentRows(db, rows, language), next };
  }),

  bind(countMediaFiles, async ({ query }) => ({ data: await countFiles(db, query.kind) })),

  bind(findMediaFile, async ({ query, caller, language }) => {
    const row = requireRow(await findRow(db, query.id));
    const near = row.likeness === null ? [] : await findAlike(db, row.likeness);
    const others = near.filter(({ id }) => id !== row.id);
    const [shown, ...alike] = await presentRows(db, [row, ...others], language);
    if (!shown) throw new Problem('notFound');
    const { grants = [] } = requireSession(caller);
    const reading = { collections, grants, language };
    const usedIn = row.key === null ? [] : await usesSeenBy(db, [row.key], reading);
    return { data: { ...shown, usedIn, alike } };
  }),

  bind(takeMediaFile, async ({ query, language }) => {
    const { id, collection, field } = query;
    const row = await findRow(db, id);
    return {
      data: await takeFile({ db, collections }, row, { collection, field, language }),
    };
  }),

  bind(findStoredFile, async ({ query, language }) => {
    const hasKey = eq(mediaFiles.key, query.key);
    const rows = await db.select().from(mediaFiles).where(and(hasKey, isListed)).limit(1);
    const [shown = null] = await presentRows(db, rows, language);
    return { data: shown };
  }),

  bind(openMediaOriginal, async ({ query, caller }) => {
    const { originalKey, name, type, state } = requireRow(await findRow(db, query.id));
    if (state !== 'ready') throw new Problem('notFound');
    const url = signFile({ key: originalKey, name, type }, requireSession(caller));
    return { data: { url } };
  }),
];

function requireRow(row: MediaRow | undefined): MediaRow {
  if (row) return row;
  throw new Problem('notFound', { message: 'There is no such file in the library.' });
}
