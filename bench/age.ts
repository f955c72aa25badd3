import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { mappedPaths } from '../e2e/site-map.ts';
import { ask, askFor } from './ask.ts';
import { forgetEverything } from './forget.ts';
import type { Child, Work } from './processes/child.ts';

const PAGES = 1_000;
const PICTURES = 100;
const SETTLES_IN_MS = 5_000;

/** The work of a site in its first day, and the memory that this took. */
export interface Aged {
  pages: number;
  pictures: number;
  afterPages: Work;
  afterPictures: Work;
}

/**
 * Lets a site live through what it meets on its first day: a thousand pages made, with changes of
 * everything between, a hundred pictures drawn, and all garbage collected. Many answers are kept then.
 */
export async function age(site: Child, databaseUrl: string): Promise<Aged> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const paths = await mappedPaths(site.address);
  const pictures = new Set<string>();
  let pages = 0;
  try {
    for (; pages < PAGES; pages += paths.length) {
      await forgetEverything(database);
      for (const path of paths) pictures.add(sharePictureIn(await askFor(site.address + path)));
    }
  } finally {
    await database.end();
  }
  const afterPages = await site.work();
  const drawn = [...pictures].filter((path) => path.startsWith('/share/')).slice(0, PICTURES);
  for (const path of drawn) await ask(site.address + path);
  await pause(SETTLES_IN_MS);
  return { pages, pictures: drawn.length, afterPages, afterPictures: await site.tidy() };
}

/** The path of the picture that a page is shared with. */
function sharePictureIn(html: string): string {
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return address.replace(/^https?:\/\/[^/]+/, '');
}
