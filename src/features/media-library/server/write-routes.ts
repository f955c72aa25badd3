import { sql } from 'drizzle-orm';
import { mediaFiles } from '#db/schema/media-library.ts';
import { bind } from '#http/bind.ts';
import {
  binMediaFiles,
  describeMediaFile,
  editMediaFile,
  putIntoAlbum,
  restoreMediaFiles,
  retryMediaFile,
} from '../contract.ts';
import { binFiles, restoreFiles } from './bin-files.ts';
import type { MediaDependencies } from './dependencies.ts';
import { keptFile } from './kept-files.ts';
import { makeMediaJob } from './make-job.ts';
import { lockReady, lockRows, noSuchFile, requireAsSeen, tellOf } from './media-rows.ts';
import { putFiles } from './put-into-album.ts';

const saved = { message: 'Saved.' };

export const mediaWriteRoutes = ({ storage, enqueue }: MediaDependencies) => [
  bind(describeMediaFile, async ({ body: { id, language, alt, seen }, act }) => {
    await act(async (tx) => {
      const row = await lockReady(tx, id);
      requireAsSeen(row.alts[language] ?? '', seen, alt);
      const { [language]: _, ...others } = row.alts;
      await tellOf(tx, row, { alts: alt === '' ? others : { ...others, [language]: alt } });
    });
    return saved;
  }),

  bind(editMediaFile, async ({ body: { id, seen = {}, ...given }, act }) => {
    const told = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    );
    await act(async (tx) => {
      const row = await lockReady(tx, id);
      for (const field of Object.keys(seen) as (keyof typeof seen)[])
        requireAsSeen(row[field], seen[field], told[field]);
      await tellOf(tx, row, told);
    });
    return saved;
  }),

  bind(putIntoAlbum, async ({ body, act, addTargets }) => {
    const { kept } = await act(async (tx) => {
      const filed = await putFiles(tx, body);
      addTargets(...filed.changed);
      return filed;
    });
    return { ...saved, kept };
  }),

  bind(binMediaFiles, async ({ body: { ids }, act, addTargets }) => {
    const { gone, kept } = await act(async (tx) => {
      const binned = await binFiles(tx, ids);
      addTargets(...binned.changed);
      return binned;
    });
    for (const key of gone) await storage.remove(key);
    return { message: 'It is in the bin for 30 days.', kept: kept.map(keptFile) };
  }),

  bind(restoreMediaFiles, async ({ body: { ids }, act, addTargets }) => {
    const { kept } = await act(async (tx) => {
      const restored = await restoreFiles(tx, ids);
      addTargets(...restored.changed);
      return restored;
    });
    return { message: 'It is out of the bin.', kept };
  }),

  bind(retryMediaFile, async ({ body: { id }, act }) => {
    await act(async (tx) => {
      const [row] = await lockRows(tx, [id]);
      if (row?.state !== 'failed' && row?.state !== 'making') throw noSuchFile();
      await tx
        .update(mediaFiles)
        .set({ state: 'making', reason: null })
        .where(sql`${mediaFiles.id} = ${id}`);
      await enqueue(makeMediaJob, { id }, tx);
    });
    return { message: 'It is tried again.' };
  }),
];
