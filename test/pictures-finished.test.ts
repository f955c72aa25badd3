import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { storeFile } from '#content/files/store-file.ts';
import { addWaiting } from '#content/files/waiting-pictures.ts';
import { openStorage } from '#main/gateways.ts';
import { startSite } from '#main/start-site.ts';
import { campaign } from '#test/campaign.ts';
import { testDatabase } from '#test/database.ts';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import { write } from '#test/written.ts';

test('a start makes the copies of pictures that an earlier one, or an import, left waiting', async () => {
  const { db, url } = await testDatabase();
  await write(db, [campaign]);
  const environment = { PORT: '0', DATABASE_URL: url, DATA_DIR: folderUntilEnd() };
  const config = readConfig({ ...environment, WORK_LANE: 'inside' });
  const storage = openStorage(config);
  const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3366cc' } });
  const bytes = await plain.jpeg().toBuffer();
  const { key } = await storeFile(storage, { name: 'ghat.jpg', bytes, widget: 'picture' });
  await addWaiting(db, [key]);

  const site = await startSite(config, {
    build: () => Promise.reject(new Error('No pages here')),
    log: { write: () => undefined },
  });
  afterAll(site.stop);
  const address = `${site.address}/media/${key}-90.avif`;
  const typeNow = async () => (await fetch(address)).headers.get('content-type');
  await expect.poll(typeNow, { timeout: 30_000 }).toBe('image/avif');
  await expect
    .poll(async () => (await db.execute('select from waiting_pictures')).rows)
    .toEqual([]);
});
