import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { uploadEndpoint } from '#contract/upload-endpoint.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { DiskStore } from './disk-store.ts';
import { createFinishUpload } from './finish-upload.ts';
import { beginUpload, dropUpload } from './upload-rows.ts';

const endpoint = uploadEndpoint({
  name: 'photographs',
  summary: 'Photographs of an event',
  path: '/uploads/photographs',
  access: 'user',
  types: ['image/jpeg'],
  maxBytes: 1000,
  atOnce: 1,
  bytesADay: 1000,
});
const ila = { realm: 'visitors' as const, ownerId: 'e5b1a5de-0000-4000-8000-000000000001' };

test('what is given up while it arrives is received by nobody and kept nowhere', async () => {
  const { db } = await testDatabase();
  const parts = new DiskStore(temporaryFolder());
  const disk = diskStorage(temporaryFolder());
  const id = await beginUpload(db, endpoint, ila, 10);
  writeFileSync(parts.pathOf(id), Buffer.from('ffd8ffe000104a464946', 'hex'));
  writeFileSync(`${parts.pathOf(id)}.json`, JSON.stringify({ id, size: 10 }));
  const storage: typeof disk = {
    ...disk,
    async put(...file) {
      await disk.put(...file);
      await dropUpload(db, id);
    },
  };
  const received: string[] = [];
  const receive = async () => void received.push(id);
  await createFinishUpload({ db, storage, parts, endpoint, receive })(id);
  expect(received).toEqual([]);
  expect(await disk.has(`private/${id}`)).toBe(false);
});
