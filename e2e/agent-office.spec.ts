import type { Page } from '@playwright/test';
import { palette } from '#ui/colour/palette.ts';
import { tokenOfFirst } from './agent-site.ts';
import { violations } from './axe.ts';
import { hasRoomForName, hasRoomForSlogan, typeLongWords } from './first-screen-room.ts';
import { expect, test } from './fixtures.ts';
import { fontsLoaded } from './fonts-loaded.ts';
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

const PORTRAIT = /class="hero-portrait"[\s\S]*?<img[^>]*\ssrc="([^"]+)"/;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
  await page.goto(`${origin}/agent${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await expect(page.getByLabel('Leads to')).toBeFocused();
  await page.getByLabel('Leads to').fill('/document');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('The site has a page here already.')).toBeVisible();
  await page.getByLabel('Short address').fill('/go/report');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('link', { name: '/go/report' })).toBeVisible();
  expect(await publicPage('/go/report')).toMatchObject({ status: 302, location: '/document' });
  expect(await violations(page)).toEqual([]);
});

test('a banner shows above the pages that it names, and the list of banners tells where and when', async ({
  page,
}) => {
  const call = async (path: string, data: object) => {
    const headers = { 'x-access-token': token };
    const reply = await page.request.post(`${origin}/api/agent/content/${path}`, { data, headers });
    return (await reply.json()).data;
  };
  const collection = 'banners';
  const title = 'The ferry is late today';
  const { id } = await call('create', { collection, title, slug: 'ferry-late' });
  const facts = { link: '/events', motif: 'water', until: '2099-01-01T06:00:00+05:30' };
  await call('save', { collection, id, part: 'facts', content: facts, base: null });
  const words = { action: 'See the hours' };
  const english = { title, summary: 'The last boat leaves at nine.', body: null, words };
  const { parts } = await (
    await page.request.get(`${origin}/api/agent/content/draft?collection=${collection}&id=${id}`, {
      headers: { 'x-access-token': token },
    })
  )
    .json()
    .then(({ data }) => data);
  const base = parts.find(({ part }: { part: string }) => part === 'en').revision;
  await call('save', { collection, id, part: 'en', content: english, base });
  await open(page, `/content/banners/${id}`);
  await page.getByRole('checkbox', { name: 'Events', exact: true }).check();
  await expect(page.getByText(/on this device and on the server/)).toBeVisible();
  await call('bulk-publish', { collection, ids: [id], action: 'publish' });
  await expect.poll(async () => (await publicPage('/events')).html).toContain(title);
  await expect.poll(async () => (await publicPage('/news')).html).not.toContain(title);
  expect((await publicPage('/')).html).not.toContain(title);
  await page.goto(`${origin}/events`);
  await expect(page.getByRole('link', { name: 'See the hours' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await open(page, '/settings/banners');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(/Events · until .*1 Jan/);
  expect(await violations(page)).toEqual([]);
});

test('a place on the map is pasted as a link, and understood as two numbers', async ({ page }) => {
  const list = await page.request.get(`${origin}/api/agent/content/list?collection=events`, {
    headers: { 'x-access-token': token },
  });
  const { data } = await list.json();
  await open(page, `/content/events/${data[0].id}`);
  const field = page.getByLabel(/On the map/);
  await field.fill('the bus stand');
  await expect(page.getByText(/There is no place in this/)).toBeVisible();
  await field.fill('https://maps.app.goo.gl/abc');
  await expect(page.getByText(/This short link hides the place/)).toBeVisible();
  await field.fill('https://www.openstreetmap.org/#map=17/27.1751/78.0421');
  await expect(page.getByText('27.1751° N, 78.0421° E')).toBeVisible();
  await expect(page.getByText(/on this device and on the server/)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('27.1751, 78.0421');
});

test('the order of the menu and the days of a privacy answer are set where the settings are', async ({
  page,
}) => {
  await open(page, '/settings/menu');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move Contact up' }).click();
  await expect(page.locator('.sortable-row').nth(4)).toContainText('Contact');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('It is public.')).toBeVisible();
  const menu = async () => {
    const { html } = await publicPage();
    return html.indexOf('/contactus"') < html.indexOf('/infographics"');
  };
  await expect.poll(menu).toBe(true);
  await page.getByRole('link', { name: 'Links and footer' }).click();
  await page.getByLabel(/Days for a privacy answer/).fill('12');
  const published = page.waitForResponse((reply) => reply.url().endsWith('/content/publish'));
  await page.getByRole('button', { name: /^Publish/ }).click();
  await published;
  await open(page, '/privacy');
  await expect(page.getByText(/12 days/)).toBeVisible();
});

test('a value that is refused is told below its field, whichever section is open, and can be left', async ({
  page,
}) => {
  await open(page, '/settings/slogan');
  await expect(page.getByRole('checkbox', { name: /political advertisement/ })).not.toBeChecked();
  await page.getByRole('link', { name: 'Links and footer' }).click();
  const facebook = page.getByLabel(/^Facebook/);
  const before = await facebook.inputValue();
  await facebook.fill('not a url');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(facebook).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This has the wrong form')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Slogan' }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page).toHaveURL(/settings\/links$/);
  await expect(facebook).toHaveAttribute('aria-invalid', 'true');
  // Saved and not typed any more, as another agent finds it.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('agent-typed:')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(facebook).toHaveValue('not a url');
  await page.getByRole('button', { name: 'Leave as it was' }).click();
  await expect(facebook).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Leave as it was' })).toBeDisabled();
});

test('from the example to a name of one’s own, and the example is taken out in one act', async ({
  page,
}) => {
  test.slow();
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
  const description = page.getByLabel('Description of the portrait, English');
  const ofExample = await description.inputValue();
  expect(ofExample).not.toBe('');
  await page.getByRole('button', { name: 'Change the picture' }).click();
  await page.getByRole('dialog').locator('.media-tile-open').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(description).not.toHaveValue(ofExample);
  await description.fill('Anand Verulkar on the steps of the ghat');
  await page.getByLabel('Description of the portrait, हिन्दी').fill('घाट की सीढ़ियों पर आनंद वेरुलकर');
  await page.getByRole('button', { name: /Keep and go on/ }).click();
  await page.getByLabel('Slogan, English').fill('Together.');
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByLabel('Hue in degrees').fill('142');
  await page.getByRole('button', { name: /Keep and go on/ }).click();
  await expect(page.getByRole('checkbox', { name: 'मराठी' })).toBeVisible();
  expect((await publicPage()).html).not.toContain('Together.');
  await page.reload();
  await page.getByRole('link', { name: /Slogan/ }).click();
  await expect(page.getByLabel('Slogan, English')).toHaveValue('Together.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await publicPage()).html).toContain('Together.');
  await expect(page.getByLabel('Hue in degrees')).toBeVisible();
  await page.getByRole('button', { name: /Keep and go on/ }).click();
  await page.getByRole('checkbox', { name: 'मराठी' }).check();
  await page.getByRole('button', { name: /Keep and go on/ }).click();
  await page.getByLabel('Summary, English').fill('Water, light and a straight answer.');
  await page.getByRole('button', { name: /Keep and go on/ }).click();
  await expect(page.getByRole('heading', { name: 'Who helps you?' })).toBeVisible();
  const { html } = await publicPage();
  expect(html).toContain('Water, light and a straight answer.');
  expect(html).toContain(`--brand:${palette(142, 'light').brand}`);
  expect((await publicPage('/mr')).status).toBe(200);
  const portrait = html.match(PORTRAIT)?.[1] ?? '';

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
  // The portrait is of the example's pictures, and stays, because the settings show it.
  expect((await publicPage()).html).toContain(portrait);
  expect((await fetch(new URL(portrait, origin))).status).toBe(200);
  for (const path of ['/', '/news', '/events', '/photos', '/hi', '/privacy', '/contactus'])
    expect((await publicPage(path)).status, path).toBe(200);
});

test('a long name, place and slogan leave each other room', async ({ page }) => {
  test.slow();
  await open(page, '/first-run');
  const slogan = await typeLongWords(page);
  await expect.poll(async () => (await publicPage()).html).toContain(slogan);
  // Forms of address are none of the name by which people call.
  expect((await publicPage('/sitemap')).html).toContain('Memories with Karunanithi');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/hi', '/login', '/contactus'])
    for (const width of [320, 360, 599, 800, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(origin + path);
      await fontsLoaded(page);
      const told = `${path} at ${width} px`;
      await hasRoomForName(page, width, told);
      if (path === '/' || path === '/hi') await hasRoomForSlogan(page, told);
    }
});
