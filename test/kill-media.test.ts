import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mediaFiles } from '#db/schema/index.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { photograph } from './media-files.ts';
import { folderUntilEnd } from './temporary-folder.ts';

const { db, url } = await testDatabase();
const folder = folderUntilEnd();
const file = join(import.meta.dirname, 'media-work-process.ts');
const workers: ChildProcess[] = [];
afterAll(() => workers.forEach((worker) => worker.kill('SIGKILL')));

function startWorker(...more: string[]): ChildProcess {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const worker = fork(file, [url, folder, ...more], { stdio: [...stdio] });
  workers.push(worker);
  return worker;
}

test('a photograph whose worker is killed in the middle is taken up by another, and is there once', async () => {
  const storage = diskStorage(folder);
  const bytes = await photograph(1, 1600, 1000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [row] = await db
    .insert(mediaFiles)
    .values({
      kind: 'picture',
      state: 'making',
      name: 'jetty.jpg',
      type: 'image/jpeg',
      sha256,
      bytes: bytes.length,
      originalKey: 'private/as-it-came',
    })
    .returning();
  const id = row?.id ?? '';
  await storage.put('private/as-it-came', bytes, 'image/jpeg');

  const first = startWorker(id, 'slow');
  await once(first, 'message');
  first.kill('SIGKILL');
  await once(first, 'exit');
  startWorker();
  const originalKey = async () =>
    (await db.select().from(mediaFiles).where(eq(mediaFiles.id, id)))[0]?.originalKey;
  await expect.poll(originalKey, { timeout: 55_000, interval: 250 }).toBe(`private/${sha256}`);

  const rows = await db.select().from(mediaFiles);
  expect(rows).toMatchObject([{ id, state: 'ready', key: sha256, stored: { width: 1600 } }]);
  expect(await storage.get(`private/${sha256}`)).toEqual(bytes);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  // Four widths and their halves, the description, and what came.
  expect(left.map(({ name }) => name.replace(sha256, '')).toSorted()).toEqual(
    ['', '-100.webp', '-1600.webp', '-200.webp', '-400.webp', '-800.webp', '.json'].toSorted(),
  );
});
