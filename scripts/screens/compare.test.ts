import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderUntilEnd } from '#test/temporary-folder.ts';
import { compareScreens } from './compare.ts';

const folder = folderUntilEnd();

/** Two sets of pictures by name: each with its size in pixels, and the number of black ones. */
async function setsOf(name: string, ...sets: Record<string, [size: number, black: number]>[]) {
  const folders = sets.map((_, index) => join(folder, `${name}-${index}`));
  for (const [index, set] of sets.entries()) {
    await mkdir(folders[index] ?? '');
    for (const [picture, [size, black]] of Object.entries(set)) {
      const points = Buffer.alloc(size * size * 3, 255).fill(0, 0, black * 3);
      await sharp(points, { raw: { width: size, height: size, channels: 3 } })
        .png()
        .toFile(join(folders[index] ?? '', picture));
    }
  }
  return folders as [before: string, now: string];
}

test('pictures of which next to nothing changed are the same', async () => {
  const [before, now] = await setsOf('same', { 'a.png': [100, 0] }, { 'a.png': [100, 10] });

  expect(await compareScreens(before, now)).toEqual([]);
});

test('a changed picture is told of, and where it changed is drawn beside it', async () => {
  const [before, now] = await setsOf('other', { 'a.png': [100, 0] }, { 'a.png': [100, 500] });

  expect(await compareScreens(before, now)).toEqual(['a.png: 5.00 % of it']);
  expect(await readdir(now)).toContain('a-changed.png');
  expect(await compareScreens(before, now)).toHaveLength(1);
});

test('a picture that came, went or grew is told of', async () => {
  const [before, now] = await setsOf(
    'set',
    { 'gone.png': [8, 0], 'grown.png': [8, 0] },
    { 'grown.png': [9, 0], 'new.png': [8, 0] },
  );

  expect((await compareScreens(before, now)).toSorted()).toEqual([
    'gone.png: gone',
    'grown.png: 8 x 8 is now 9 x 9',
    'new.png: new',
  ]);
});
