import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allLanguages } from '#contract/languages.ts';
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
