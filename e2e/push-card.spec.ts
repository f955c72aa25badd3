import { allLanguages, localPath } from '#contract/languages.ts';
import { clippedInk } from './clipped-ink.ts';
import { everyLanguage } from './every-language.ts';
import type { EveryLanguage } from './every-language.ts';
import { expect, test as base } from './fixtures.ts';
import { beginVisit } from './push-browser.ts';

const test = base.extend<object, EveryLanguage>(everyLanguage);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the card that offers messages speaks the language of its page', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['notifications'], { origin });
  await page.setViewportSize({ width: 320, height: 740 });
  await beginVisit(page, origin);
  const titles = new Set<string>();
  for (const language of allLanguages) {
    await page.goto(origin + localPath(language, '/faq'));
    await page.mouse.move(100, 300);
    const card = page.locator('.push-card');
    await card.scrollIntoViewIfNeeded();
    titles.add(await card.getByRole('heading').innerText());
    expect(await clippedInk(page), language).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${language} fits`).toBeLessThanOrEqual(320);
  }
  expect(titles.size).toBe(allLanguages.length);
});
