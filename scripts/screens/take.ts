import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scrollThrough } from '../../e2e/clicks.ts';
import { fontsLoaded } from '../../e2e/fonts-loaded.ts';
import playwright from '../../playwright.config.ts';

const viewports = { phone: { width: 360, height: 800 }, desk: { width: 1440, height: 900 } };
const modes = ['light', 'dark'] as const;
/** Characters that file names leave out. */
const names = /[^a-z0-9]+/g;

/**
 * Takes a screenshot of every shelf of the style guide in each size and mode; returns the file
 * names.
 */
export async function takeScreens(origin: string, folder: string): Promise<string[]> {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const taken: string[] = [];
  try {
    for (const [size, viewport] of Object.entries(viewports)) {
      for (const colorScheme of modes) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(`${origin}/styleguide`);
        await scrollThrough(page);
        await fontsLoaded(page);
        taken.push(
          ...(await takeShelves(page, (shelf) => `${shelf}-${size}-${colorScheme}.png`, folder)),
        );
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return taken;
}

async function takeShelves(
  page: Page,
  nameOf: (shelf: string) => string,
  folder: string,
): Promise<string[]> {
  const taken: string[] = [];
  for (const shelf of await page.locator('[data-shelf]').all()) {
    const said = (await shelf.getAttribute('data-shelf')) ?? '';
    const slug = said.toLowerCase().replace(names, '-');
    const name = nameOf(slug);
    if (taken.includes(name)) throw new Error(`Two shelves are called ${said}`);
    await shelf.screenshot({ path: join(folder, name), animations: 'disabled' });
    taken.push(name);
  }
  return taken;
}
