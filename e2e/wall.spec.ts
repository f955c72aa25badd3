import type { Locator, Page } from '@playwright/test';
import { test as ownPage } from './fixtures.ts';
import { fontsLoaded } from './fonts-loaded.ts';
import { expect, test } from './one-page.ts';

const header = (page: Page) => page.locator('.header');
const top = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
const goTo = (page: Page, y: number) =>
  page.evaluate((goal) => scrollTo({ top: goal, behavior: 'instant' }), y);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the header of a long page', () => {
  test('goes while one reads down, and comes back on the way up and to the keyboard', async ({
    page,
  }) => {
    await page.goto('/biography');
    // The script that follows may load after the first scroll.
    await expect(async () => {
      await goTo(page, 1800);
      await goTo(page, 2000);
      await expect(header(page)).not.toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await goTo(page, 1900);
    await expect(header(page)).toBeInViewport();
    await goTo(page, 2500);
    await expect(header(page)).not.toBeInViewport();
    await header(page).getByRole('link').first().focus();
    await expect(header(page)).toBeInViewport();
  });

  test('never lies over what a link leads to', async ({ page }) => {
    await page.goto('/biography');
    await goTo(page, 6000);
    await goTo(page, 5900);
    await page.getByRole('link', { name: '2009' }).click();
    const bottom = () => header(page).evaluate((one) => one.getBoundingClientRect().bottom);
    await expect
      .poll(
        async () => (await top(page.locator('#forty-neighbours-draw-a-map'))) - (await bottom()),
      )
      .toBeGreaterThanOrEqual(0);
  });

  test('has a way up in the corner', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    const up = page.getByRole('link', { name: 'Back to the top' });
    await expect(up).not.toBeInViewport();
    await goTo(page, 3000);
    await goTo(page, 2900);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

for (const [address, said] of [
  ['/', ['Member of Parliament, Neeravan', 'Independent']],
  ['/hi', ['सांसद, नीरावन', 'निर्दलीय']],
] as const) {
  test(`the first screen of ${address} says who the leader is`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address);
    for (const words of said) await expect(page.getByText(words, { exact: true })).toBeInViewport();
  });
}

ownPage.describe('without scripts', () => {
  ownPage.use({ javaScriptEnabled: false });

  ownPage(
    'a banner is chosen by its title, and brings its words and its picture',
    async ({ page }) => {
      await page.goto('/');
      const open = page.getByRole('link', { name: 'See the calendar' });
      await expect(page.getByRole('link', { name: 'Join the campaign' })).toBeVisible();
      await expect(open).toBeHidden();
      await page.getByText('Open hours, every Saturday').last().click();
      await expect(open).toBeVisible();
      await expect(open).toHaveAttribute('href', '/events');
      await expect(page.getByRole('link', { name: 'Join the campaign' })).toBeHidden();
      await expect(page.locator('.banner-picture:visible img')).toHaveCount(1);

      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('link', { name: 'Read the report' })).toBeVisible();
    },
  );

  ownPage('on a phone arrows lead from banner to banner, and nothing moves', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    const news = await top(page.locator('#news'));
    await expect(page.getByText('1 of 4')).toBeVisible();
    await page.getByTitle('Next').locator('visible=true').click();
    await expect(page.getByText('2 of 4')).toBeVisible();
    await page.getByTitle('Previous').locator('visible=true').click();
    await page.getByTitle('Previous').locator('visible=true').click();
    await expect(page.getByText('4 of 4')).toBeVisible();
    expect(await top(page.locator('#news'))).toBe(news);
  });
});

test('the rail of years leads to a chapter and shows which one is read', async ({ page }) => {
  await page.goto('/biography');
  const rail = page.getByRole('navigation', { name: 'The years' });
  await rail.getByRole('link', { name: '2014' }).click();
  await expect(page.locator('#a-seat-on-the-town-council')).toBeInViewport();
  await expect(rail.getByRole('link', { name: '2014' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(rail.locator('[aria-current]')).toHaveCount(1);
});

for (const [width, address] of [
  [360, '/'],
  [360, '/hi'],
  [1440, '/'],
  [1440, '/hi'],
] as const) {
  test(`at ${width} px the units of ${address} do not touch their digits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const gaps = await page.locator('.number-unit').evaluateAll((units) =>
      units.map((unit) => {
        const digits = document.createRange();
        digits.selectNode(unit.previousSibling as Node);
        const box = unit.getBoundingClientRect();
        return box.left - digits.getBoundingClientRect().right;
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
  });
}

test('a headline is struck through by no line, and those of its kind have room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/news/dhavri-clinic-opens');
  await fontsLoaded(page);
  const title = page.getByRole('heading', { level: 1 });
  const line = page.locator('.page-header .dado-line');
  const foot = await title.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(foot).toBeLessThanOrEqual(await top(line));

  await page.setViewportSize({ width: 1440, height: 900 });
  const street = await page.locator('.article-street').boundingBox();
  expect(street).toMatchObject({ x: 0, width: 1440 });
  const others = page.locator('.more-story');
  const widths = await others.evaluateAll((all) =>
    all.map((one) => (one.querySelector('.list-title') as Element).clientWidth),
  );
  expect(Math.min(...widths)).toBeGreaterThan(300);
});

test('a month without events says so, and leads to the next day that has one', async ({ page }) => {
  await page.goto('/events?month=2027-08');
  await expect(
    page.getByRole('heading', { name: 'Nothing is planned for August 2027' }),
  ).toBeVisible();
  await expect(page.getByText('0 events')).toHaveCount(0);
  await page.getByRole('link', { name: /^Next event: / }).click();
  await expect(page).toHaveURL(/\?day=/);
  await expect(page.locator('.day-event').first()).toBeVisible();
});

test('the news of home are one street on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const stories = await page.locator('.news-cards > *').all();
  expect(stories).toHaveLength(4);
  expect(new Set(await Promise.all(stories.map(top))).size).toBe(1);
});

test('the name on the wall stays clear of the portrait, also in letters twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const home of ['/', '/hi']) {
    await page.goto(home);
    await fontsLoaded(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const portrait = await page.locator('.hero-portrait').boundingBox();
    expect(name && name.y + name.height).toBeLessThanOrEqual(portrait?.y ?? 0);
  }
});
