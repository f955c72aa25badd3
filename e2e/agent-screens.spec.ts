import type { Page } from '@playwright/test';
import { navigation } from '#console/areas.ts';
import { CONSOLE_LANGUAGE_COOKIE } from '#contract/console-text.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { coveredFocus } from './covered-focus.ts';
import { expect } from './fixtures.ts';
import { heavyWords } from './heavy-words.ts';
import { holdRequests } from './hold-requests.ts';
import { isOpenToAll } from './open-to-all.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The address of no screen. It stands between two others: its title tells that the one before has gone. */
const NO_SCREEN = '/nowhere';
const titlesOfNone = { en: 'Nothing is here', hi: 'यहाँ कुछ नहीं है' };

/** Halves of the agent area: each is walked by a test of its own. */
const halves = {
  'every screen of the rail': [...new Set(navigation.map(({ to }) => to)), '/account', NO_SCREEN],
  'every screen behind those': [
    '/law/ads',
    '/law/media',
    '/record/site',
    '/bring-back',
    '/to-mend',
    '/push/new',
    ...['index', 'matches', 'thresholds'].map((view) => `/photo-booth?view=${view}`),
    ...['results', 'draws', 'claims', 'players'].map((view) => `/quiz?view=${view}`),
    ...['week', 'list'].map((view) => `/calendar?view=${view}`),
    ...['menu', 'links', 'banners', 'switches'].map((section) => `/settings/${section}`),
    '/content/faqs/order',
    '/first-run',
    '/first-run/slogan',
  ],
};
const widths = [360, 599, 900, 1200, 1440];
/** Whether axe looks at this width too. */
const isLookedAt = (width: number) => width === 360 || width === 1440;

/** Goes to a screen in the document that is open, as the browser's history does: a new document takes longer. */
async function goTo(page: Page, address: string, language: keyof typeof titlesOfNone) {
  const follow = (to: string) =>
    page.evaluate((path) => {
      history.pushState({ idx: history.length, key: crypto.randomUUID(), usr: null }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, `/agent${to}`);
  await follow(NO_SCREEN);
  await expect(page).toHaveTitle(titlesOfNone[language]);
  if (address === NO_SCREEN) return;
  await follow(address);
  await expect(page).not.toHaveTitle(titlesOfNone[language]);
}

const walks = Object.entries(halves).flatMap(([half, addresses]) =>
  (['en', 'hi'] as const).map((language) => ({ half, addresses, language })),
);

for (const { half, addresses, language } of walks) {
  test(`${half} fits every width and is open to everybody, in ${language}`, async ({
    page,
    agentOrigin,
  }) => {
    test.slow();
    await page
      .context()
      .addCookies([
        { name: CONSOLE_LANGUAGE_COOKIE, value: language, url: `${agentOrigin}/agent` },
      ]);
    await logInAsAgent(page);
    await page.goto(`/agent${NO_SCREEN}`);
    for (const address of addresses) {
      await goTo(page, address, language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.row-skeletons')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${address} at ${width} px`).toBeLessThanOrEqual(width);
        expect.soft(await heavyWords(page), `${address} at ${width} px`).toEqual([]);
        if (isLookedAt(width)) await isOpenToAll(page, `${address}, ${width} px`);
      }
    }
  });
}

test('a screen that a role does not open tells whose it is, and the rail does not show it', async ({
  page,
}) => {
  await logInAsAgent(page, [{ role: 'translator', languages: ['hi'] }]);
  await page.goto('/agent/settings');
  await expect(page.getByRole('heading', { name: /^It opens for: / })).toBeVisible();
  await expect(page.getByText(/ can give you such a role\.$/)).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Settings' })).toHaveCount(0);
});

test('whoever writes in one language alone is offered nothing that needs all of them', async ({
  page,
}) => {
  await logInAsAgent(page, [{ role: 'translator', languages: ['hi'] }]);
  const main = page.getByRole('main');
  await page.goto('/agent/quiz');
  await expect(main.getByRole('button', { name: 'Later' })).toBeVisible();
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Take out|anew$/ })).toHaveCount(0);

  await page.goto('/agent/media');
  await main
    .getByRole('button', { name: /^Poster/ })
    .first()
    .click();
  await expect(page.getByLabel('What it shows, हिन्दी')).toBeEnabled();
  await expect(page.getByLabel('What it shows, English')).toBeDisabled();
  await expect(page.getByLabel('Photographer')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move to bin' })).toHaveCount(0);

  for (const address of ['/agent/photograph', '/agent/content/news/new']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /^It opens for: |^You may not/ })).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/agent');
  await expect(page.getByRole('link', { name: 'Reviews' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post' })).toHaveCount(0);
});

test('on a phone nothing that is held at the foot lies over what the keyboard is at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await logInAsAgent(page);
  for (const address of ['/content/news', '/law', '/settings']) {
    await page.goto(`/agent${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.row-skeletons')).toHaveCount(0);
    // Letters that come late push a strip of links on, after the browser brought one into view.
    await page.evaluate(async () => void (await document.fonts.ready));
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect.soft(await coveredFocus(page), address).toBe('');
    }
  }
});

test('a field whose list comes late leaves the focus to the one that is used by then', async ({
  page,
}) => {
  await logInAsAgent(page);
  const release = await holdRequests(page, '**/opened-combo-box-*.js');
  await page.goto('/agent/push/new');
  const asked = page.waitForRequest('**/opened-combo-box-*.js');
  await page.getByRole('combobox', { name: 'Opens' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.locator(':focus').evaluate((element) => element.classList.add('in-use'));
  const address = (await asked).url();
  release();
  await page.evaluate(async (list) => {
    await import(list);
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => void requestAnimationFrame(resolve));
  }, address);
  await expect(page.locator('.in-use')).toBeFocused();
  await page.getByRole('combobox', { name: 'Opens' }).focus();
  await expect(page.getByRole('combobox', { name: 'Opens' })).toBeEditable();
});

test('whoever is not logged in is asked to, and comes back to the screen that they wanted', async ({
  page,
}) => {
  await page.goto('/agent/media?kind=picture');
  await expect(page).toHaveURL('/agent/login?next=%2Fmedia%3Fkind%3Dpicture');
});
