import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A folder of files by their names. */
export async function filesOf(named: Record<string, Buffer>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'abhiyan-media-'));
  const entries = Object.entries(named);
  for (const [name, bytes] of entries) await writeFile(join(folder, name), bytes);
  return entries.map(([name]) => join(folder, name));
}

export async function addFiles(page: Page, paths: string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Add files/ }).click(),
  ]);
  await chooser.setFiles(paths);
}

/** Lists the files of a word alone: those of the campaign come in after the site's first start, before all others. */
export const searchFiles = (page: Page, word: string) =>
  page.getByLabel('Place, person, word').fill(word);

export const tile = (page: Page, name: string) =>
  page.locator('.media-tile-open', { hasText: name });

/** Noise makes a large file, which takes several parts. */
export const largePhotograph = () =>
  sharp({
    create: {
      width: 3000,
      height: 2400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
