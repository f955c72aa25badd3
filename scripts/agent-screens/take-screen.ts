import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { CONSOLE_LANGUAGE_COOKIE } from '#contract/console-text.ts';
import { fontsLoaded } from '../../e2e/fonts-loaded.ts';
import type { Work } from './prepare-work.ts';

/** A picture of the agent area. */
export interface Screen {
  name: string;
  /** Below `/agent`. */
  path: (work: Work) => string;
  /** Somebody of the team; nobody is logged in at the door. */
  who: keyof Work['people'] | 'nobody';
  isPhone?: boolean;
  isDark?: boolean;
  language?: 'hi';
  /** Brings the screen to the state that is shown. */
  prepare?: (page: Page, work: Work) => Promise<void>;
}

interface Ground {
  origin: string;
  folder: string;
  work: Work;
}

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 800 };
/** Small enough for a repository, sharp enough for letters. */
const QUALITY = 72;

/** Opens a screen as somebody in a browser of their own, and writes its picture. */
export async function takeScreen(
  browser: Browser,
  { origin, folder, work }: Ground,
  { name, path, who, isPhone, isDark, language, prepare }: Screen,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: isPhone ? phone : desk,
    hasTouch: isPhone ?? false,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  });
  try {
    if (language)
      await context.addCookies([
        { name: CONSOLE_LANGUAGE_COOKIE, value: language, url: `${origin}/agent` },
      ]);
    const token = who === 'nobody' ? undefined : work.people[who].token;
    if (token)
      await context.addInitScript(
        (own) => localStorage.setItem('agent:x-access-token', own),
        token,
      );
    const page = await context.newPage();
    await page.goto(`/agent${path(work)}`);
    await page.locator('h1:visible, main h2:visible').first().waitFor();
    await prepare?.(page, work);
    await isQuiet(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
  } finally {
    await context.close();
  }
}

async function isQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('.row-skeletons').waitFor({ state: 'detached' });
  await fontsLoaded(page);
}
