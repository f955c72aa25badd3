import { afterAll, describe, expect, test } from 'vitest';
import { publishChange } from '#db/cache-tags.ts';
import { boothFaces } from '#db/schema/index.ts';
import { hasModels } from '#face-search/model-files.ts';
import { photoBoothPersonalData } from '#features/photo-booth/server/personal-data.ts';
import { BOOTH_TAG } from '#features/photo-booth/server/plan-index.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { album, publishPhoto, storePhoto } from '#test/booth-album.ts';
import { boothVisitors } from '#test/booth-visitors.ts';
import { groupPhoto, selfieOfHer } from '#test/face-pictures.ts';
import { serveVectors } from '#test/serve-vectors.ts';
import { testSite } from '#test/site.ts';
import { openVectorDatabase } from '#test/vector-server.ts';

const vectors = await openVectorDatabase();
const server = await serveVectors(vectors);
afterAll(async () => {
  server.close();
  await vectors.close();
});

describe.runIf(hasModels())(
  'the photo booth with its index on a server with pgvector',
  async () => {
    const site = await testSite({
      content: [album('rally', true), album('school', true)],
      environment: { FACE_INDEX_URL: server.url },
    });
    const visitor = boothVisitors(site);
    const selfie = await selfieOfHer();

    const storage = diskStorage(site.files);
    const photo = async (slug: string, number: 1 | 2 | 3, more = {}) =>
      publishPhoto(site.db, slug, await storePhoto(storage, groupPhoto(number)), more);

    const kept = async () =>
      (
        await vectors.query<{ told: string }>(
          "select album || ' ' || count(*) as told from face_index.faces group by album order by album",
        )
      ).rows.map(({ told }) => told);

    const personalColumns = async () =>
      (
        await vectors.query<{ told: string }>(`
        select table_name || '.' || column_name as told from information_schema.columns
        where table_schema = 'face_index' and table_name in ('faces', 'photos')
          and column_name not in ('album', 'id', 'size', 'revision')
        order by table_name, ordinal_position`)
      ).rows.map(({ told }) => told);

    test('it holds the faces that can be found, and no others', async () => {
      for (const number of [1, 2, 3] as const) await photo(`photo-${number}`, number);
      await expect.poll(kept).toEqual(['rally 7']);
      const her = await visitor();
      const slugsOf = ({ data }: { data: { slug: string; match: string }[] }) =>
        data.map(({ slug, match }) => `${slug} ${match}`);
      expect(slugsOf(await her.search(selfie))).toEqual(['photo-3 sure', 'photo-1 sure']);
      expect((await her.search(selfie, { album: 'school' })).total).toBe(0);

      await photo('photo-3', 3, { album: 'school' });
      await expect.poll(kept).toEqual(['rally 4', 'school 3']);
      expect(slugsOf(await her.search(selfie, { album: 'school' }))).toEqual(['photo-3 sure']);

      await vectors.exec('delete from face_index.faces; delete from face_index.photos');
      await publishChange(site.db, [BOOTH_TAG]);
      await expect.poll(kept).toEqual(['rally 4', 'school 3']);
      expect(await site.db.$count(boothFaces)).toBe(7);
      const columns = photoBoothPersonalData.map((each) => each.columns);
      expect(await personalColumns()).toEqual(
        columns.flatMap((tables) =>
          ['faces', 'photos'].flatMap(
            (name) => tables[`face_index.${name}`]?.map((column) => `${name}.${column}`) ?? [],
          ),
        ),
      );

      await site.write([...album('school', false)]);
      await expect.poll(kept).toEqual(['rally 4']);
      expect(slugsOf(await her.search(selfie))).toEqual(['photo-1 sure']);
      await site.write([...album('rally', false)]);
      await expect.poll(kept).toEqual([]);
      expect(site.faults).toEqual([]);
    });
  },
);
