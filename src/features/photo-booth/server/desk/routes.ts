import { eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import { boothAlbums, boothPhotos, boothSettings } from '#db/schema/photo-booth.ts';
import { bind } from '#http/bind.ts';
import {
  listPairs,
  listWrongMatches,
  readBoothDesk,
  retryIndexing,
  setFaceDays,
  setThreshold,
} from '../../contract/desk.ts';
import type { BoothDependencies } from '../dependencies.ts';
import { indexFacesJob } from '../index-job.ts';
import { readThresholds } from '../thresholds.ts';
import { overviewOf } from './overview.ts';
import { pairsAround } from './pairs.ts';
import { removalRoutes } from './removal-routes.ts';
import { wrongMatchesOf } from './wrong-matches.ts';

const saved = { message: 'Saved.' };

export const boothDeskRoutes = (services: BoothDependencies) => [
  ...removalRoutes(services),

  bind(readBoothDesk, async ({ language }) => ({ data: await overviewOf(services, language) })),

  bind(listPairs, async ({ query: { threshold } }) => {
    const thresholds = await readThresholds(services.db);
    return { data: await pairsAround(services.db, thresholds[threshold]) };
  }),

  bind(setThreshold, async ({ body: { name: threshold, value }, act }) => {
    await act(async (tx) => {
      if (value === null)
        await tx.delete(boothSettings).where(eq(boothSettings.threshold, threshold));
      else
        await tx
          .insert(boothSettings)
          .values({ threshold, value })
          .onConflictDoUpdate({ target: boothSettings.threshold, set: { value } });
    });
    return saved;
  }),

  bind(setFaceDays, async ({ body: { album, days: faceDays }, act }) => {
    await act(async (tx) => {
      if ((await tx.$count(boothPhotos, eq(boothPhotos.album, album))) === 0)
        throw new Problem('notFound', { message: 'This album is not in the booth.' });
      await tx
        .insert(boothAlbums)
        .values({ album, faceDays })
        .onConflictDoUpdate({ target: boothAlbums.album, set: { faceDays } });
    });
    return saved;
  }),

  bind(listWrongMatches, async ({ language }) => wrongMatchesOf(services, language)),

  bind(retryIndexing, async ({ act }) => {
    await act(async (tx) => {
      await tx
        .update(boothPhotos)
        .set({ state: 'waiting', reason: null, crashes: 0, begun: 0 })
        .where(sql`${boothPhotos.state} = 'failed'`);
      await services.enqueue(indexFacesJob, {}, tx);
    });
    return { message: 'They are looked at again.' };
  }),
];
