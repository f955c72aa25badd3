import { fontsLoaded } from './fonts-loaded.ts';
import { expect, test } from './one-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The columns of the footer. */
const columns: Record<string, Record<string, string>> = {
  'Quick Links': {
    Home: '/',
    About: '/biography',
    Infographics: '/infographics',
    'Our History': '/biography',
    'Contact Us': '/contactus',
    Quiz: '/quiz',
    'Create Wish': '/wish',
  },
  Media: {
    'Media Coverage': '/mediacoverage',
    'Press Releases': '/pressreleases',
    Speeches: '/speeches',
    'News Updates': '/news',
    Events: '/events',
  },
  Gallery: { 'Photo Gallery': '/photos', 'Video Gallery': '/videos' },
  Contact: { 'Join Me': '/join', FAQ: '/faq', 'Memories with Avani': '/photobooth' },
};

// spec: frame:quick-links, frame:footer-media, frame:footer-gallery, frame:footer-contact
for (const [heading, rows] of Object.entries(columns)) {
  test(`the footer has the column ${heading}`, async ({ page, request }) => {
    await page.goto('/');
    const column = page.locator('.footer-column').filter({
      has: page.getByRole('heading', { name: heading, exact: true }),
    });
    const links = column.getByRole('link');
    expect(await links.allTextContents()).toEqual(Object.keys(rows));
    for (const [index, path] of Object.values(rows).entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', path);
      await expect(await request.get(path)).toBeOK();
    }
  });
}

test('the footer says whose site it is, and 2024 (spec: frame:footer-text, constant:copyright)', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/settings/get')).json();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(data.FOOTERTEXT.value);
  await expect(footer).toContainText('© 2024 Avani Sohane. All rights reserved.');
});

test('the strip has the links of the settings, each in a new tab (spec: frame:social-links, frame:donate-and-join)', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/settings/get')).json();
  const { FOOTERTEXT: _, ...links } = data;
  await page.goto('/');
  const shown = page.locator('.strip').getByRole('link');
  const addresses = Object.values<{ value: string }>(links).map(({ value }) => value);
  await expect(shown).toHaveCount(addresses.length);
  for (const link of await shown.all()) {
    expect(addresses).toContain(await link.getAttribute('href'));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  for (const name of ['Facebook', 'Instagram', 'Twitter', 'YouTube', /^Make Donation/, /^Join/])
    await expect(page.locator('.strip').getByRole('link', { name })).toBeVisible();
});

// spec: frame:hidden
for (const path of [
  '/login',
  '/register',
  '/photobooth',
  '/hi/login',
  '/hi/register',
  '/hi/photobooth',
]) {
  test(`${path} stands alone, with a way home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const home = path.startsWith('/hi') ? '/hi' : '/';
    await page.locator(`a[href="${home}"]:visible`).first().click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('by keyboard the content is one step away', async ({ page }) => {
  await page.goto('/news');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header stands in one row on every wide screen', async ({ page }) => {
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 720 });
    return page.locator('.header-row').evaluate((row) => row.getBoundingClientRect().height);
  };
  for (const path of ['/faq', '/hi/faq']) {
    await page.goto(path);
    await fontsLoaded(page);
    const usual = await heightAt(1440);
    for (const width of [1200, 1280, 1366]) expect(await heightAt(width), path).toBe(usual);
  }
});

test('an office and a party of one long word stay within the page', async ({ page }) => {
  for (const path of ['/', '/biography'])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const ends = await page.locator('.leader-role li').evaluateAll((parts) =>
        parts.map((part) => {
          part.textContent = 'Mahasangh'.repeat(9);
          return part.getBoundingClientRect().right;
        }),
      );
      expect(Math.max(...ends), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
});
