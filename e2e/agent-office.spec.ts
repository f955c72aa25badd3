import type { Page } from '@playwright/test';
import { palette } from '#ui/colour/palette.ts';
import { tokenOfFirst } from './agent-site.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { freeOrigin, startOwnSite } from './own-site.ts';

test.describe.configure({ mode: 'serial' });
// A page that is gone is an error to the browser.
test.use({ expectedFaults: [/status of (404|422)/] });

let origin = '';
let token = '';
let stop: () => Promise<unknown> = async () => undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const place = await freeOrigin();
  origin = place.origin;
  ({ stop } = await startOwnSite({ ...place, campaign: 'demo' }));
  token = await tokenOfFirst(origin);
});

test.afterAll(() => stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
  await page.goto(`${origin}/agent${path}`);
}

const publicPage = async (path = '/') => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
  };
};

test('today tells what goes out, what is read and what the week brought, as a chart and as a table', async ({
  page,
}) => {
  await open(page, '');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Goes out today' })).toBeVisible();
  await expect(page.getByRole('img', { name: /pages read in 14 days/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(15);
  await expect(page.getByText('letters came')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a hue is seen at once beside its proof, and painted on the public site within a second', async ({
  page,
}) => {
  await open(page, '/settings/colour');
  const hue = page.getByLabel('Hue in degrees');
  await expect(hue).toHaveValue('205');
  await page.getByLabel('Hue', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(hue).toHaveValue('206');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(hue).toHaveValue('216');
  await hue.fill('285');
  const look = page.locator('.look').first();
  const { brand } = palette(285, 'light');
  await expect
    .poll(() => look.evaluate((each) => each.style.getPropertyValue('--brand')))
    .toBe(brand);
  await expect(page.getByText(/^(\d+) of \1 pairs pass$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect((await publicPage()).html).not.toContain(`--brand:${brand}`);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('It is public.')).toBeVisible();
  await expect
    .poll(async () => (await publicPage()).html.includes(`--brand:${brand}`), { timeout: 1000 })
    .toBe(true);
});

test('a short address leads where it is told to, and says what is wrong with another', async ({
  page,
}) => {
  await open(page, '/settings/addresses');
  await page.getByLabel('Short address').fill('/news');
  await page.getByLabel('Leads to').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(/begins with https/)).toBeVisible();
  await page.getByLabel('Leads to').fill('/document');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('The site has a page here already.')).toBeVisible();
  await page.getByLabel('Short address').fill('/go/report');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('link', { name: '/go/report' })).toBeVisible();
  expect(await publicPage('/go/report')).toMatchObject({ status: 302, location: '/document' });
  expect(await violations(page)).toEqual([]);
});

test('from the example to a name of one’s own, and the example is taken out in one act', async ({
  page,
}) => {
  await open(page, '');
  await page.getByRole('link', { name: 'Make it yours' }).click();
  await page.getByLabel('Name, English', { exact: true }).fill('Anand Verulkar');
  await page.getByLabel('Name, हिन्दी', { exact: true }).fill('आनंद वेरुलकर');
  await expect(page.locator('.look-name').first()).toContainText('Anand Verulkar');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Keep and go on/ }).click();
  await expect(
    page.getByRole('heading', { name: 'What does the leader look like?' }),
  ).toBeVisible();
  await expect.poll(async () => (await publicPage()).html).toContain('Anand Verulkar');
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByLabel('Slogan, English').fill('Together.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await publicPage()).html).toContain('Together.');

  expect((await publicPage('/news/dhavri-clinic-opens')).status).toBe(200);
  await page.getByRole('button', { name: 'Take the example out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Type the name/).fill('Somebody');
  await dialog.getByRole('button', { name: 'Take it out for good' }).click();
  await expect(dialog.getByText(/Type the name as it is written/)).toBeVisible();
  await dialog.getByLabel(/Type the name/).fill('Anand Verulkar');
  await dialog.getByRole('button', { name: 'Take it out for good' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await publicPage('/news/dhavri-clinic-opens')).status).toBe(404);
  for (const path of ['/', '/news', '/events', '/photos', '/hi', '/privacy', '/contactus'])
    expect((await publicPage(path)).status, path).toBe(200);
});
