import { photograph } from '#test/media-files.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { speaks } from './desks.ts';
import { expect } from './fixtures.ts';
import { addFiles, filesOf, largePhotograph, tile } from './library-files.ts';

// A server that does not answer, or refuses, is an error to the browser.
test.use({ expectedFaults: [/net::ERR_INTERNET_DISCONNECTED|status of 413/] });

const publisher = [{ role: 'publisher', languages: null }] as const;

test('a file that goes or rests can be cancelled, and the server forgets its parts', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/media');
  const seed = Math.floor(Math.random() * 1e6);
  const [goes, rests] = [`goes-${seed}.jpg`, `rests-${seed}.jpg`];
  let underWay = 0;
  await page.route('**/api/agent/uploads/media/**', async (route) => {
    // Parts are on their way for as long as the test lasts.
    if (route.request().method() === 'PATCH') underWay += 1;
    else await route.continue();
  });
  const bytes = await largePhotograph();
  await addFiles(page, await filesOf({ [goes]: bytes, [rests]: Buffer.from(bytes) }));
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect.poll(() => underWay).toBe(2);
  await uploads.getByRole('button', { name: `Pause : ${rests}` }).click();
  await uploads.getByRole('button', { name: `Cancel : ${rests}` }).click();
  await expect(uploads.getByText(rests)).toBeHidden();
  await expect(uploads.getByText(goes, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const forgotten = page.waitForResponse((each) => each.request().method() === 'DELETE');
  await uploads.getByRole('button', { name: `Cancel : ${goes}` }).click();
  await expect(uploads).toBeHidden();
  expect((await forgotten).status()).toBe(204);
});

test('a file that no server answered goes on by itself, although the network was never off', async ({
  page,
}) => {
  await page.clock.install();
  await logInAsAgent(page, publisher);
  await page.goto('/agent/media');
  const name = `patient-${Math.floor(Math.random() * 1e6)}.jpg`;
  const addresses = '**/api/agent/uploads/media';
  await page.route(addresses, (route) => route.abort('internetdisconnected'));
  await addFiles(page, await filesOf({ [name]: await photograph(Date.now() % 1e6) }));
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText('It goes on by itself.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute(addresses);
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(tile(page, name)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

test('a photograph that the server does not take is refused with the sentence of the server', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/photograph');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Take a photograph' }).click(),
  ]);
  const bytes = await photograph(1 + (Date.now() % 1e6), 900, 600);
  await chooser.setFiles(await filesOf({ 'camera.jpg': bytes }));
  await page.getByLabel('What it shows').fill('Boats at the quay');
  await page.getByLabel('Place').fill('Belkund');
  await page.getByLabel('Album').selectOption({ index: 1 });
  const message = 'You sent as many files today as one may.';
  await page.route('**/api/agent/uploads/media', (route) =>
    route.fulfill({ status: 413, json: { success: false, message } }),
  );
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
});

test('no file shows between the bar of chosen files and the tabs; one file is told of as one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logInAsAgent(page, publisher);
  await speaks(page, 'hi');
  await page.goto('/agent/media');
  await page.locator('.media-tile').getByRole('checkbox').first().check({ force: true });
  await expect(page.getByText('1 चुनी गई', { exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  const between = await page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const from = Math.ceil(edge('.library-foot')?.bottom ?? 0);
    const until = Math.floor(edge('.phone-tabs')?.top ?? 0);
    return Array.from({ length: Math.max(0, until - from) }, (_, row) =>
      document
        .elementsFromPoint(100, from + row)
        .slice(0, 1)
        .map(({ className }) => className),
    ).flat();
  });
  expect(between.filter((name) => name !== 'library-foot')).toEqual([]);

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /फ़ाइलें जोड़ें/ }).click(),
  ]);
  await chooser.setFiles(await filesOf({ 'one.jpg': await photograph(Date.now() % 1e6) }));
  await expect(page.getByText(/^1 फ़ाइल, [01] पूरी$/)).toBeVisible();
});
