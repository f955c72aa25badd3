import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { originalKey } from '#content/files/addresses.ts';
import { boothPhotos, documents } from '#db/schema/index.ts';
import { hasModels } from '#face-search/model-files.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { groupPhoto } from '#test/face-pictures.ts';
import { folderUntilEnd } from './temporary-folder.ts';

/** 20 in the proof of the issue: `KILLS=20 npx vitest run test/kill-indexing.test.ts`. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const PHOTOS = KILLS * 10;

const { db, url } = await testDatabase();
const folder = folderUntilEnd();
const file = join(import.meta.dirname, 'indexing-process.ts');
const started: ChildProcess[] = [];
afterAll(() => started.forEach((each) => each.kill('SIGKILL')));

function startIndexing(): ChildProcess {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const indexing = fork(file, [url, folder], { stdio: [...stdio] });
  started.push(indexing);
  return indexing;
}

/** Puts `PHOTOS` photographs into the queue, of three pictures in turn. */
async function takeIn(): Promise<void> {
  const storage = diskStorage(folder);
  const pictures = await Promise.all(
    ([1, 3, 5] as const).map((number) => sharp(groupPhoto(number)).resize(960).jpeg().toBuffer()),
  );
  for (let nth = 0; nth < PHOTOS; nth += 1) {
    const photoId = randomUUID();
    const fileKey = `${photoId}-${nth % pictures.length}`;
    await storage.put(
      originalKey(fileKey),
      pictures[nth % pictures.length] ?? Buffer.of(),
      'image/jpeg',
    );
    await db
      .insert(documents)
      .values({ id: photoId, collection: 'photos', slug: photoId, facts: {} });
    await db.insert(boothPhotos).values({ photoId, album: 'rally', fileKey });
  }
}

/** Photographs by how they stand: kind of picture, state, faces told and faces kept. */
async function standing(): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ told: string; photos: number }>(sql`
    select right(file_key, 1) || ' ' || state || ' ' || faces || ' '
      || (select count(*) from booth_faces f where f.photo_id = p.photo_id) as told,
      count(*)::int as photos
    from booth_photos p group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ told, photos }) => [told, photos]));
}

test.runIf(hasModels())(
  `${PHOTOS} photographs are each indexed once, whatever ${KILLS} kills interrupt`,
  async () => {
    await takeIn();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const indexing = startIndexing();
      // Half of the kills come between two photographs, half anywhere in the work on one.
      for (let heard = randomInt(1, 6); heard > 0; heard -= 1) await once(indexing, 'message');
      if (kill % 2 === 1) await pause(randomInt(0, 400));
      indexing.kill('SIGKILL');
      await once(indexing, 'exit');
      // As if nobody had come for a minute: what the dead one held is taken up by the next.
      await db.execute(sql`
        update booth_photos set claimed_at = claimed_at - interval '1 minute' where state = 'indexing'`);
    }
    const last = startIndexing();
    await once(last, 'exit');

    const found = await standing();
    const told = Object.keys(found);
    expect(told).toHaveLength(3);
    for (const each of told) {
      const [, state, faces, kept] = each.split(' ');
      expect(state).toBe('done');
      expect(kept).toBe(faces);
      expect(Number(faces)).toBeGreaterThanOrEqual(3);
    }
    expect(Object.values(found).reduce((sum, photos) => sum + photos, 0)).toBe(PHOTOS);
  },
  60_000 + KILLS * 60_000,
);
