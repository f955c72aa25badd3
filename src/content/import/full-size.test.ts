import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { diskStorage } from '#gateways/storage/disk.ts';
import { about, called } from '#test/about.ts';
import { testDatabase } from '#test/database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { collection } from '../declare/collection.ts';
import { optional } from '../declare/field.ts';
import { downloadablePicture, picture } from '../declare/files.ts';
import { openMedia } from '../files/serve.ts';
import { writeCampaign } from './campaign-fixture.ts';
import { importCampaign } from './import-campaign.ts';
import { showProgress } from './progress.ts';

const posters = collection({
  name: 'posters',
  ...called('poster'),
  facts: { print: optional(downloadablePicture(about)), screen: optional(picture(about)) },
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

test('an import offers in full size what its collection declares, and nothing else', async () => {
  const { db } = await testDatabase();
  const storage = diskStorage(temporaryFolder());
  const plain = (background: string) =>
    sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const [print, screen] = [await plain('#3366cc'), await plain('#cc6633')];
  const folder = writeCampaign({
    'posters/well.en.md': '---\ntitle: Well\norder: 1\nprint: print.jpg\nscreen: screen.jpg\n---\n',
    'posters/print.jpg': print,
    'posters/screen.jpg': screen,
  });
  const progress = showProgress({ write: () => true });
  await importCampaign({ folder, collections: [posters], db, storage, now: new Date(), progress });

  const fullSizeOf = (bytes: Buffer) =>
    openMedia(storage, `${createHash('sha256').update(bytes).digest('hex')}-full.jpg`);
  expect(await fullSizeOf(print)).toMatchObject({ type: 'image/jpeg' });
  expect(await fullSizeOf(screen)).toBeUndefined();
});
