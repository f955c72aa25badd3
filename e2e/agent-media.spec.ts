import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { blankPng, photograph } from '#test/media-files.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';
import { addFiles, filesOf, largePhotograph, searchFiles, tile } from './library-files.ts';

// A network that breaks off, and a refused file, are errors to the browser.
test.use({ expectedFaults: [/net::ERR_INTERNET_DISCONNECTED|status of (415|422)/] });

const publisher = [{ role: 'publisher', languages: null }] as const;

test('files go on after a lost network, are told of in words, and cut around their focal point', async ({
  page,
  context,
}) => {
  test.slow();
  await logInAsAgent(page, publisher);
  await page.goto('/agent/media');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Media library');

  const seed = Math.floor(Math.random() * 1e6);
  const shows = `The roof of the Friday market, ${seed}`;
  const market = await photograph(seed, 1200, 800);
  const names = await filesOf({
    [`large-${seed}.jpg`]: await largePhotograph(),
    [`market-${seed}.jpg`]: market,
    [`market-small-${seed}.jpg`]: await sharp(market).resize(500).jpeg().toBuffer(),
    [`bomb-${seed}.png`]: blankPng(16_000, 16_000),
    [`drawing-${seed}.svg`]: Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  });
  let parts = 0;
  await page.route('**/api/agent/uploads/media/**', async (route) => {
    parts += 1;
    // The network goes in the middle of the largest file.
    if (parts === 2) await context.setOffline(true);
    await route.continue().catch(() => undefined);
  });
  await addFiles(page, names);
  await expect(page.getByText('No network. It goes on by itself.').first()).toBeVisible({
    timeout: 30_000,
  });
  await context.setOffline(false);
  await expect(page.getByText('5 files, 4 done')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Refused: Drawings in SVG can hold programs.')).toBeVisible();
  await expect(page.getByText('16000 × 16000 pixels')).toBeVisible({ timeout: 30_000 });

  await searchFiles(page, String(seed));
  await tile(page, `market-${seed}.jpg`).click();
  const panel = page.getByRole('complementary', { name: `market-${seed}.jpg` });
  await expect(panel.getByRole('heading', { name: 'Looks the same' })).toBeVisible();
  const words = panel.getByLabel('What it shows, English');
  await words.fill(shows);
  await words.blur();
  await expect(tile(page, shows)).toBeVisible();

  const named = page.getByRole('complementary', { name: shows });
  await named.getByRole('button', { name: /Focal point/ }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(named.getByText('60 %, 50 %')).toBeVisible();
  await named.getByRole('button', { name: 'Keep this focal point' }).click();
  await expect(named.getByRole('button', { name: 'Keep this focal point' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('60 %, 50 %')).toBeVisible();

  await page.getByRole('button', { name: 'Cut the picture' }).click();
  await page.getByRole('slider', { name: /From the left/ }).fill('40');
  await page.getByRole('button', { name: 'Cut it everywhere' }).click();
  await expect(page.getByText('720 × 800')).toBeVisible();

  await searchFiles(page, `friday ${seed} roof`);
  await expect(page.locator('.media-tile')).toHaveCount(1);
  await expect(page).toHaveURL(/s=friday/);
  expect(await violations(page)).toEqual([]);
});

test('a picture in use cannot go to the bin, one in no use can, and comes back', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/media');
  const used = page.locator('.media-tile-open').filter({ hasText: /[1-9]\s*uses/ });
  // The campaign's own files come into the library a moment after the site's first start.
  await expect(async () => {
    await page.reload();
    await expect(used.first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await used.first().click();
  await expect(page.getByRole('heading', { name: /Used in/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move to bin' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Replace everywhere' })).toBeEnabled();

  const name = `spare-${Math.floor(Math.random() * 1e6)}.jpg`;
  await addFiles(page, await filesOf({ [name]: await photograph(Date.now() % 1e6) }));
  await searchFiles(page, name);
  await tile(page, name).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Move to bin' }).click();
  await expect(tile(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: /^Bin/ }).click();
  await tile(page, name).click();
  await page.getByRole('button', { name: 'Take out of the bin' }).click();
  await expect(tile(page, name)).toHaveCount(0);

  await page.goto('/agent/media');
  const inUse = page
    .locator('.media-tile')
    .filter({ hasText: /[1-9]\s*uses/ })
    .first()
    .getByRole('checkbox');
  await inUse.check();
  await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await page.keyboard.press('d');
  const kept = page.getByRole('alert').filter({ hasText: '1 of 2 done.' });
  await expect(kept).toContainText('In use. Replace it first.');
  await expect(tile(page, name)).toHaveCount(0);
  await expect(inUse).toBeChecked();
  expect(await violations(page)).toEqual([]);
});

test('before a file is taken down everywhere, the pages that go with it are named', async ({
  page,
}) => {
  const { token } = await logInAsAgent(page, publisher);
  const headers = { 'x-access-token': token };
  const ask = async (path: string) =>
    (await (await page.request.get(`/api/agent/media/${path}`, { headers })).json()).data;
  // Other journeys use pictures in drafts.
  const shown = async () => {
    for (const { id, uses } of await ask('list?kind=picture&size=100')) {
      const file = uses === 1 && (await ask(`get?id=${id}`));
      if (file && file.usedIn[0].isLive) return file;
    }
    return undefined;
  };
  await expect.poll(shown).toBeTruthy();
  const { id, name, usedIn } = await shown();
  const receivedAt = new Date().toISOString();
  const source = `Court ${randomUUID()}`;
  const order = { mediaId: id, kind: 'order', source, receivedAt };
  await page.request.post('/api/agent/law/takedowns', { headers, data: order });
  await page.goto('/agent/law/media');
  const row = page.getByRole('listitem').filter({ hasText: source });
  await row.getByRole('button', { name: `Take down everywhere: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Take down everywhere' });
  await expect(dialog.getByText('1 public page goes off the site')).toBeVisible();
  await expect(dialog.getByRole('link', { name: usedIn[0].title })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Take it down' })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: 'It stays' }).click();
  await page.getByLabel('Why').fill('It shows nobody');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(row).toContainText('It shows nobody');
});

test('many are put into an album and into the bin at once, and of two that look the same one stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAsAgent(page, publisher);
  await page.goto('/agent/media');
  const mark = randomUUID().slice(0, 8);
  const seed = Number.parseInt(mark.slice(0, 5), 16);
  const whole = await photograph(seed, 1200, 800);
  const names = ['whole', 'small', 'other'].map((kind) => `${kind}-${mark}.jpg`);
  const [first = '', second = '', third = ''] = names;
  await addFiles(
    page,
    await filesOf({
      [first]: whole,
      [second]: await sharp(whole).resize(600).jpeg({ quality: 60 }).toBuffer(),
      [third]: await photograph(seed + 7),
    }),
  );
  for (const name of names) await expect(tile(page, name)).toBeVisible({ timeout: 30_000 });
  for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Chosen files' });
  await expect(bar).toContainText('3 chosen');
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Album' }).click();
  const albums = page.getByRole('dialog', { name: 'Albums of the chosen' });
  await albums.getByLabel('Album').fill(`Rally ${mark}`);
  await albums.getByRole('button', { name: 'Put in' }).click();
  await expect(albums).toBeHidden();
  await page.getByLabel('Album', { exact: true }).selectOption(`Rally ${mark}`);
  await expect(page.locator('.media-tile-open')).toHaveCount(3);

  await tile(page, first).click();
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Looks the same' }) })
    .getByRole('button', { name: second })
    .click();
  const pair = page.getByRole('dialog', { name: 'Which one stays?' });
  await expect(pair).toContainText('1200 × 800');
  await expect(pair).toContainText('600 × 400');
  expect(await violations(page)).toEqual([]);
  await pair.getByRole('button', { name: first }).click();
  await expect(page.getByText('One is left of the two.')).toBeVisible();
  await expect(tile(page, second)).toHaveCount(0);

  for (const name of [first, third])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await page.keyboard.press('d');
  await expect(page.locator('.media-tile-open')).toHaveCount(0);
  await page.goto('/agent/media?view=binned');
  for (const name of names) await expect(tile(page, name)).toBeVisible();
  await page.getByRole('checkbox', { name: `Choose ${first}` }).check();
  await page.getByRole('button', { name: 'Bin', exact: false }).first().click();
  await expect(bar).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the library fits, and details come from below', async ({ page }) => {
    await logInAsAgent(page, publisher);
    await page.goto('/agent/media');
    await page.locator('.media-tile-open').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(page)).toEqual([]);
  });

  test('a photograph is taken, told in two lines, and public in its album', async ({ page }) => {
    await logInAsAgent(page, publisher);
    await page.goto('/agent/photograph');
    const line = `Roof of the market ${Date.now()}`;
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Take a photograph' }).click(),
    ]);
    await chooser.setFiles(
      await filesOf({ 'camera.jpg': await photograph(Date.now() % 1e6, 3000, 2000) }),
    );
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Write one line at least')).toBeVisible();
    await page.getByLabel('What it shows').fill(line);
    await page.getByLabel('हिन्दी में').fill('बाज़ार की छत');
    await page.getByLabel('Place').fill('Belkund');
    await page.getByLabel('Album').selectOption({ index: 1 });
    await expect(page.getByText(/kept \d\d:\d\d/)).toBeVisible();
    // The tab dies; the device has kept it.
    await page.reload();
    await expect(page.getByLabel('What it shows')).toHaveValue(line);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('It is public')).toBeVisible({ timeout: 30_000 });
    const listed = await page.request.get(`/api/image/get?s=${encodeURIComponent(line)}`);
    const { data } = await listed.json();
    expect(data[0]).toMatchObject({ title: line, place: 'Belkund', alt: line });
  });

  test('whoever may not publish sends a photograph to review', async ({ page }) => {
    await logInAsAgent(page, [{ role: 'editor', languages: null }]);
    await page.goto('/agent/photograph');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Take a photograph' }).click(),
    ]);
    const bytes = await photograph(1 + (Date.now() % 1e6), 900, 600);
    await chooser.setFiles(await filesOf({ 'camera.jpg': bytes }));
    await page.getByLabel('हिन्दी में').fill('घाट पर नावें');
    await page.getByLabel('Place').fill('Belkund');
    await page.getByLabel('Album').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Send to review' }).click();
    await expect(page.getByText('Sent to review')).toBeVisible({ timeout: 30_000 });
  });
});
