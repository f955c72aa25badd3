/**
 * Cuts the fonts of the site from Anek into src/ui/fonts/generated/: web fonts with their style
 * sheets, that of the agent area apart, and in `pictures/` the fonts that the server draws text with.
 * They are committed; it does nothing while what they were cut from and by is the same.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cut } from './fonts/cut.ts';
import { fontFaceCss } from './fonts/font-face-css.ts';
import type { FontOrder } from './fonts/font-order.ts';
import { INDIC_ORDERS } from './fonts/indic-orders.ts';
import { CONSOLE_ORDERS, LATIN_ORDERS, LATIN_SUBSTITUTES } from './fonts/latin-orders.ts';
import { cutForPictures, PICTURE_ORDERS } from './fonts/picture-fonts.ts';
import { fingerprint } from './setup/fingerprint.mjs';

const PACKAGES = new URL('../node_modules/', import.meta.url);
const GENERATED = new URL('../src/ui/fonts/generated/', import.meta.url);
const PICTURES = new URL('pictures/', GENERATED);
const LICENSE = new URL('@fontsource-variable/anek-latin/LICENSE', PACKAGES);
const STAMP = new URL('.stamp', GENERATED);
const ORDERS = [...LATIN_ORDERS, ...INDIC_ORDERS, ...CONSOLE_ORDERS];
const STYLE_SHEETS = {
  'fonts.css': styleSheetOf([...LATIN_ORDERS, ...INDIC_ORDERS, ...LATIN_SUBSTITUTES]),
  'console-fonts.css': styleSheetOf(CONSOLE_ORDERS),
};

const stamp = await inputHash();
if ((await readFile(STAMP, 'utf8').catch(() => '')) !== stamp) await build();

async function build(): Promise<void> {
  await rm(GENERATED, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  for (const order of ORDERS)
    await writeFile(new URL(`${order.name}.woff2`, GENERATED), await cut(order));
  for (const order of PICTURE_ORDERS)
    await writeFile(new URL(`${order.name}.ttf`, PICTURES), await cutForPictures(order));
  for (const [name, rules] of Object.entries(STYLE_SHEETS))
    await writeFile(new URL(name, GENERATED), rules);
  await copyFile(LICENSE, new URL('LICENSE', GENERATED));
  await writeFile(STAMP, stamp);
}

function styleSheetOf(orders: readonly FontOrder[]): string {
  return orders.map(fontFaceCss).join('\n');
}

/** A hash of every input: the orders, the style sheets, the code that cuts, and the versions of packages. */
async function inputHash(): Promise<string> {
  const used = ORDERS.map(({ source }) => `@fontsource-variable/${source.split('/')[0]}`);
  const versions = await Promise.all(
    [...new Set([...used, 'subset-font', 'harfbuzzjs'])].map(versionOf),
  );
  const inputs = JSON.stringify([
    ORDERS,
    PICTURE_ORDERS,
    STYLE_SHEETS,
    versions,
    fingerprint(['scripts/fonts']),
  ]);
  return createHash('sha256').update(inputs).digest('hex');
}

async function versionOf(name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL(`${name}/package.json`, PACKAGES), 'utf8'));
  return `${name}@${version}`;
}
