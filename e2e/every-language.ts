import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fixtures } from '@playwright/test';
import { allLanguages } from '#contract/languages.ts';
import { askFor } from './on-demand.ts';
import { freeOrigin, startOwnSite } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';

/** The part of the demo campaign that these pages show. */
const collections = [
  'settings',
  'news-categories',
  'news',
  'banners',
  'journey',
  'achievements',
  'event-categories',
  'events',
  'pages',
  'faqs',
  'press-releases',
];

/** A site on which all eleven languages are switched on; `stop` ends it. */
export async function startInEveryLanguage() {
  const { folder: campaign, remove } = await partOfDemo(collections);
  await switchOn(join(campaign, 'settings', 'campaign.en.md'));
  const place = await freeOrigin();
  const site = await startOwnSite({ ...place, campaign });
  const stop = async () => {
    await site.stop();
    await remove();
  };
  return { origin: place.origin, stop };
}

async function switchOn(file: string): Promise<void> {
  const written = await readFile(file, 'utf8');
  const all = `languages: [${allLanguages.join(', ')}]`;
  await writeFile(file, written.replace(/^languages: .*$/m, all));
}

export interface EveryLanguage {
  /** Of the site on which all languages are switched on. */
  origin: string;
}

/** Gives tests that site. */
export const everyLanguage: Fixtures<object, EveryLanguage> = {
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern.
    async ({}, use) => use((await askFor(process.env['EVERY_LANGUAGE'])).origin),
    { scope: 'worker', timeout: 180_000 },
  ],
};
