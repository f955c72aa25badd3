/**
 * Puts our pages beside the pictures of the design: `node scripts/compare-with-design.ts <folder of
 * the pictures>` writes one WebP a picture to docs/screens. Names after the folder select some of
 * them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import startSite from '../e2e/site.ts';
import { compose } from './compare-with-design/compose.ts';
import { pairs } from './compare-with-design/pairs.ts';
import { screenshot } from './compare-with-design/screenshot.ts';
import { findChrome } from './setup/chrome.mjs';

const [designFolder, ...chosen] = process.argv.slice(2);
if (!designFolder) throw new Error('Name the folder that the pictures of the design are in.');
const results = join(import.meta.dirname, '..', 'docs', 'screens');
await mkdir(results, { recursive: true });

const stopSite = await startSite();
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const pair of pairs) {
    if (chosen.length > 0 && !chosen.includes(pair.picture)) continue;
    const design = await readFile(join(designFolder, `${pair.picture}.png`));
    const ours = await screenshot(browser, process.env['SITE_ORIGIN'] ?? '', pair);
    const both = await compose(design, ours, pair.columns ?? 1);
    await writeFile(join(results, `${pair.picture}.webp`), both);
    console.log(`${pair.picture} ${Math.ceil(both.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await stopSite();
}
