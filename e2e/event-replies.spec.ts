import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { tokenOfFirst } from './agent-site.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { memberToken } from './member.ts';
import { fitsAndIsOpenToAll } from './open-to-all.ts';
import { countSentTo, textSentTo } from './outbox.ts';
import { freeOrigin, startOwnSite } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';

test.describe.configure({ mode: 'serial' });
// A device without a network, and one whose link or session has ended, hear refusals.
test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|status of 40[01]/] });

let origin = '';
let dataFolder = '';
let token = '';
let stop: () => Promise<unknown> = async () => undefined;

const MINUTE = 60_000;
const SLUG = 'boat-day';

/** An event that begins today, in some minutes: people may still reply, and the gate is open. */
async function boatDay() {
  const { folder, remove } = await partOfDemo(['settings', 'event-categories']);
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
  const facts = `startsAt: ${at(9)}\nendsAt: ${at(300)}\ncategory: camps\nreplies: true\nseats: 3`;
  const words = 'summary: In short.\nplace: Jetty\naddress: North jetty 4';
  await mkdir(join(folder, 'events'));
  await writeFile(
    join(folder, 'events', `${SLUG}.en.md`),
    `---\ntitle: Boat day\n${words}\n${facts}\n---\n${'Come along.\n\n'.repeat(12)}`,
  );
  return { folder, remove };
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const place = await freeOrigin();
  origin = place.origin;
  const { folder, remove } = await boatDay();
  const site = await startOwnSite({ ...place, campaign: folder });
  ({ dataFolder } = site);
  stop = async () => {
    await site.stop();
    await remove();
  };
  token = await tokenOfFirst(origin);
});

test.afterAll(() => stop());

const main = (page: Page) => page.getByRole('main');

test('people reply by number or by mail, see their place, and withdraw', async ({ page }) => {
  test.slow();
  await page.goto(`${origin}/events/${SLUG}`);
  await fitsAndIsOpenToAll(page, 'the event');
  await main(page).getByRole('button', { name: 'I am coming' }).click();
  await expect(main(page).getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await main(page).getByLabel('Name').fill('Kaveri Shinde');
  await main(page).getByLabel('Mobile number or email').fill('98765 43210');
  await main(page).getByLabel('How many are you?').selectOption('3');
  await main(page).getByRole('button', { name: 'I am coming' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your place is kept');
  const own = page.url();
  await fitsAndIsOpenToAll(page, 'an own reply');
  await expect(main(page).getByText('How many are you?')).toHaveCount(1);
  await expect(main(page).getByRole('term').nth(1)).toHaveText('Coming');
  await expect(main(page).getByRole('definition').nth(1)).toHaveText('3 people');

  await expect(async () => {
    await page.goto(`${origin}/hi/events/${SLUG}`);
    await expect(main(page)).toContainText('सारी जगहें भर गई हैं', { timeout: 500 });
  }).toPass();
  await main(page).getByLabel('नाम').fill('इला');
  await main(page).getByLabel('मोबाइल नंबर या ईमेल').fill('ila@letters.example');
  await main(page).getByRole('button', { name: 'मुझे प्रतीक्षा सूची में रखें' }).click();
  await expect(main(page)).toContainText('अपना ईमेल देखिए');
  const mail = await textSentTo('ila@letters.example', /event-reply/, dataFolder);
  await page.goto(/https?:\S+event-reply\S+/.exec(mail)?.[0] ?? '');
  await main(page).getByRole('button', { name: 'मैं आऊँगा / आऊँगी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आप प्रतीक्षा सूची में हैं');

  await page.goto(own);
  await main(page).getByLabel('How many are you?').selectOption('2');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(main(page)).toContainText('2 people');
  const moved = await textSentTo('ila@letters.example', /अब आपके लिए जगह है/, dataFolder);
  expect(moved).toContain('Boat day');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a second reply with an address on one day promises no second mail', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const count of [1, 2]) {
      await page.goto(`${origin}/events/${SLUG}`);
      await main(page).getByLabel('Name').fill('Devika');
      await main(page).getByLabel('Mobile number or email').fill('devika@letters.example');
      await main(page).locator('.event-reply form button').click();
      const told = main(page).getByRole('status');
      await expect(told, `reply ${count}`).toContainText(
        'if you have replied in that time already, it is in the mail that came then',
      );
      await expect(told).not.toContainText('We have sent');
      await expect(told).toBeInViewport();
    }
    await expect.poll(() => countSentTo('devika@letters.example', dataFolder)).toBe(1);
  });
});

test('Back from an own reply leads to no form that would take another seat', async ({ page }) => {
  // The browser stays on the page, which is as Back restores it.
  await page.route('**/event-reply/**', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${origin}/events/${SLUG}`);
  await main(page).getByLabel('Name').fill('Mohan Rao');
  await main(page).getByLabel('Mobile number or email').fill('98765 43222');
  await main(page).locator('.event-reply form button').click();
  const link = main(page).getByRole('link', { name: 'See or change my reply' });
  await expect(link).toHaveAttribute('href', /event-reply/);
  await expect(main(page).getByLabel('Mobile number or email')).toHaveCount(0);
});

test('somebody with an account sees on the page of the event and in the profile that they replied', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  const member = await memberToken({ request }, 'Meenal', dataFolder);
  await request.dispose();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((own) => localStorage.setItem('x-access-token', own), member);
  await page.goto(`${origin}/events/${SLUG}`);
  await main(page).getByRole('button', { name: 'Put me on the waiting list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list');
  const own = page.url();

  await page.goto(`${origin}/profile`);
  const listed = page.locator('section', { hasText: 'Events you replied to' });
  await expect(listed.getByRole('listitem')).toContainText('You are on the waiting list');
  await expect(listed.getByRole('link', { name: 'Boat day' })).toHaveAttribute('href', own);

  await page.goto(`${origin}/hi/events/${SLUG}`);
  await expect(main(page).getByRole('heading', { name: 'आप प्रतीक्षा सूची में हैं' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'मुझे प्रतीक्षा सूची में रखें' })).toBeHidden();
  await fitsAndIsOpenToAll(page, 'the event with a reply');
  await main(page).getByRole('link', { name: 'मेरा जवाब देखें या बदलें' }).click();
  await main(page).getByRole('button', { name: 'मैं नहीं आ सकूँगा / सकूँगी' }).click();
  await page.goto(`${origin}/events/${SLUG}`);
  await expect(
    main(page).getByRole('button', { name: 'Put me on the waiting list' }),
  ).toBeVisible();
});

test('whoever was logged out elsewhere is asked for their name', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  const member = await memberToken({ request }, 'Meenal', dataFolder);
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((own) => localStorage.setItem('x-access-token', own), member);
  await page.goto(`${origin}/events/${SLUG}`);
  const press = main(page).getByRole('button', { name: 'Put me on the waiting list' });
  await expect(press).toBeVisible();
  await expect(main(page).getByLabel('Name')).toBeHidden();
  await request.post('/api/user/logout', { headers: { 'x-access-token': member } });
  await request.dispose();
  await press.click();
  await expect(main(page).getByLabel('Name')).toBeVisible();
});

/** A phone of a volunteer that has opened the link once. */
async function volunteer(browser: Browser, link: string) {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(link);
  await expect(main(page)).toContainText('This page opens without a network too.');
  return {
    context,
    page,
    row: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  };
}

test('two volunteers check people in without a network, and the desk counts each once', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
  await page.goto(`${origin}/agent/event-replies`);
  await fitsAndIsOpenToAll(page, 'the desk');
  await page.getByRole('link', { name: 'Boat day' }).click();
  await page.getByRole('button', { name: 'Show the number' }).click();
  await expect(main(page)).toContainText('+91 98765 43210');
  await fitsAndIsOpenToAll(page, 'the repliers');
  await page.getByRole('button', { name: 'Check-in' }).click();
  await page.getByRole('button', { name: 'Make a link for volunteers' }).click();
  const link = await page.getByRole('textbox', { name: /not shown again/ }).inputValue();
  await fitsAndIsOpenToAll(page, 'the links');

  const one = await volunteer(browser, link);
  const two = await volunteer(browser, link);
  expect(one.page.url()).toBe(`${origin}/check-in`);
  await fitsAndIsOpenToAll(one.page, 'the gate');
  for (const { context, page: phone, row } of [one, two]) {
    await context.setOffline(true);
    await phone.reload();
    await main(phone).getByLabel('Name or code').fill('kav');
    await row('Kaveri S.').getByRole('button', { name: 'Check in' }).click();
    await expect(row('Kaveri S.')).toContainText('in since');
  }
  await one.page.getByRole('button', { name: 'One more' }).click();
  await expect(main(one.page)).toContainText('2 marks wait for the network.');
  for (const { context, page: phone } of [one, two]) {
    await context.setOffline(false);
    await expect(main(phone)).toContainText('Everything is sent.');
  }
  await page.reload();
  await expect(main(page)).toContainText('2 came in, 1 more without a reply');

  await two.row('Kaveri S.').getByRole('button', { name: 'Undo' }).click();
  await expect(main(two.page)).toContainText('Everything is sent.');
  await page.reload();
  await expect(main(page)).toContainText('0 came in, 1 more without a reply');

  // A mark that is made while another is on its way follows it, before the clock asks for anything.
  const third = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await third.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  const three = await third.newPage();
  await three.goto(link);
  await expect(main(three)).toContainText('1 person');
  const release = await holdRequests(three, '**/api/user/event/gate/sync');
  await three.getByRole('button', { name: 'One more' }).click();
  await three.getByRole('button', { name: 'One more' }).click();
  await expect(main(three)).toContainText('2 marks wait for the network.');
  release();
  await expect(main(three)).toContainText('Everything is sent.');
  await third.close();

  // A network that has just come fails once more, as it often does: the marks go soon after all the same.
  const fourth = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const four = await fourth.newPage();
  await four.clock.install();
  await four.goto(link);
  await expect(main(four)).toContainText('Everything is sent.');
  await fourth.setOffline(true);
  await four.getByRole('button', { name: 'One more' }).click();
  await expect(main(four)).toContainText('1 mark waits for the network.');
  await four.clock.pauseAt(Date.now() + 60_000);
  let failures = 0;
  await four.route('**/api/user/event/gate/sync', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await fourth.setOffline(false);
  await expect.poll(() => failures).toBe(1);
  await four.clock.runFor(5_000);
  await expect(main(four)).toContainText('Everything is sent.');
  await fourth.close();

  await page.getByRole('button', { name: 'End this link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('The link has ended.')).toBeVisible();
  for (const { context, page: phone } of [one, two]) {
    await phone.reload();
    await expect(main(phone)).toContainText('This link has ended');
    await phone.reload();
    await expect(main(phone)).toContainText('Open this page by the link');
    await context.close();
  }

  await page.getByRole('button', { name: 'Coming', exact: true }).click();
  const takeOff = page.getByRole('button', { name: /^Take off the list.*Kaveri/ });
  await takeOff.click();
  await expect(dialog).toContainText('Kaveri');
  await page.keyboard.press('Escape');
  await expect(takeOff).toBeVisible();
  await takeOff.click();
  await dialog.getByRole('button', { name: 'Take off' }).click();
  await expect(takeOff).toBeHidden();
});
