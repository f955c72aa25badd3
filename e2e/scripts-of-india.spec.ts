import { allLanguages, languages, localPath } from '#contract/languages.ts';
import { SCRIPTS } from '#ui/fonts/scripts.ts';
import { brokenWords } from './broken-words.ts';
import { clippedInk } from './clipped-ink.ts';
import { everyLanguage } from './every-language.ts';
import type { EveryLanguage } from './every-language.ts';
import { test as base } from './fixtures.ts';
import { fontsLoaded } from './fonts-loaded.ts';
import { expect, test as onOnePage } from './one-page.ts';
import { sloganInk } from './slogan-ink.ts';
import { unmarkedWords } from './unmarked-words.ts';

const test = onOnePage.extend<object, EveryLanguage>(everyLanguage);
const firstVisit = base.extend<object, EveryLanguage>(everyLanguage);

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: [/status of 404/] });

const paths = [
  '/',
  '/news',
  '/join',
  '/events',
  '/register',
  '/login?with=password',
  '/photobooth',
  '/quiz',
  '/rally-kit',
  '/grievance',
  '/nowhere',
];

/** Pages whose titles have the longest words. */
const longTitles = [
  '/document',
  '/join',
  '/mediacoverage',
  '/photobooth-gallery',
  '/quizrewards',
  '/register/confirm',
  '/videos',
  '/wish',
];

for (const language of allLanguages) {
  test(`no title in ${languages[language].name} breaks inside a word on a narrow phone`, async ({
    page,
    origin,
  }) => {
    for (const path of longTitles) {
      await page.goto(origin + localPath(language, path), { waitUntil: 'commit' });
      await page.locator('main h1').waitFor();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`no vowel sign is cut in ${languages[language].name} on a narrow phone`, async ({
    page,
    origin,
  }) => {
    for (const path of paths) {
      await page.goto(origin + localPath(language, path));
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await clippedInk(page), `${path} at ${width} px`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} fits ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

  test(`nor in the open menu, the window and the wide header in ${languages[language].name}`, async ({
    page,
    origin,
  }) => {
    // A viewport high enough for the whole menu and dialog: both scroll on a phone, which does not
    // count as clipping.
    await page.setViewportSize({ width: 320, height: 1600 });
    await page.goto(origin + localPath(language, '/'));
    await page.locator('.side-open').click();
    for (const group of await page.locator('.side-group > summary').all()) {
      await group.click();
      expect(await clippedInk(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.locator('.hero-actions [data-opens="join"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await clippedInk(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.locator('.nav .dropdown-summary').first().click();
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('.nav .dropdown-panel').first()).toBeVisible();
      expect(await clippedInk(page), `at ${width} px`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `fits ${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test(`the slogan in ${languages[language].name} fits its wall, and stands clear of the words below`, async ({
    page,
    origin,
  }) => {
    await page.goto(origin + localPath(language, '/'));
    for (const width of [320, 600, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      const { right, foot, below } = await sloganInk(page);
      expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
      expect(foot, `at ${width} px`).toBeLessThanOrEqual(below);
    }
  });

  firstVisit(
    `a page in ${languages[language].name} loads no letters of another script`,
    async ({ page, origin }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        const name = /\/([a-z-]+)-(?:400|700)-[\w-]+\.woff2$/.exec(request.url())?.[1];
        if (name) fonts.push(name);
      });
      await page.goto(origin + localPath(language, '/'), { waitUntil: 'networkidle' });
      await fontsLoaded(page);
      const own = language === 'mr' ? 'marathi' : SCRIPTS[language];
      const expected = language === 'en' ? [] : [own];
      expect([...new Set(fonts)]).toEqual(expected);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    },
  );
}

/**
 * The measures of design.md §3 in em: line heights of body and heading, the line's cut and the
 * deepest ink.
 */
const measures: Record<string, [string, string, string, string]> = {
  en: ['1.5', '1.12', '0.65', '0.2'],
  hi: ['1.62', '1.28', '0.62', '0.4'],
  mr: ['1.62', '1.28', '0.62', '0.4'],
  bn: ['1.65', '1.32', '0.62', '0.43'],
  gu: ['1.62', '1.3', '0.62', '0.4'],
  pa: ['1.6', '1.26', '0.62', '0.34'],
  or: ['1.75', '1.5', '0.62', '0.58'],
  ta: ['1.6', '1.25', '0.62', '0.3'],
  te: ['1.8', '1.5', '0.62', '0.55'],
  kn: ['1.65', '1.36', '0.62', '0.53'],
  ml: ['1.6', '1.2', '0.62', '0.28'],
};

test('each language has the line heights of its script', async ({ page, origin }) => {
  for (const language of allLanguages) {
    await page.goto(origin + localPath(language, '/faq'));
    const found = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--lh', '--lh-h', '--up', '--drop'].map((name) =>
        String(Number(style.getPropertyValue(name))),
      );
    });
    expect([language, ...found]).toEqual([language, ...(measures[language] ?? [])]);
  }
});

test('names of topics and categories that have none in Tamil are read out as English', async ({
  page,
  origin,
}) => {
  for (const path of ['/faq', '/events']) {
    await page.goto(origin + localPath('ta', path));
    const names = page.locator('main :is(.chips li, .month-key li, .faq-topic h2)');
    const latin = names.filter({ hasText: /^\s*[A-Za-z ]+\s*$/ });
    await expect(latin).not.toHaveCount(0);
    for (const name of await latin.all()) await expect(name).toHaveAttribute('lang', 'en');
  }
});

test('every English word on a page in Tamil is marked as English, also inside a sentence', async ({
  page,
  origin,
}) => {
  const openings = ['/news', '/pressreleases', '/events'];
  for (const path of ['/', '/newsletter', '/faq', '/governance', '/privacy', ...openings]) {
    await page.goto(origin + localPath('ta', path));
    expect.soft(await unmarkedWords(page), path).toEqual([]);
  }
  for (const path of openings) {
    await page.goto(origin + localPath('ta', path));
    const first = page.locator('main :is(.list-title a, .day-event-link)').first();
    await page.goto(origin + (await first.getAttribute('href')));
    expect.soft(await unmarkedWords(page), `the first of ${path}`).toEqual([]);
  }
});

test('the style guide shows every script whole', async ({ page, origin }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${origin}/styleguide`);
    expect(await clippedInk(page)).toEqual([]);
  }
});

test('ink that is cut is found', async ({ page, origin }) => {
  await page.goto(`${origin}/te`);
  await page.locator('.hero-word').evaluate((word) => {
    (word as HTMLElement).style.cssText = 'padding:0;margin:0';
  });
  expect((await clippedInk(page)).join()).toContain('దగ్గర');
});
