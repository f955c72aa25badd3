import type { Page } from '@playwright/test';
import { photograph } from '#test/media-files.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { expect } from './fixtures.ts';
import { addFiles, filesOf, searchFiles, tile } from './library-files.ts';

// A call that finds no network, or is refused, is an error to the browser.
test.use({
  expectedFaults: [/net::ERR_INTERNET_DISCONNECTED|status of 409/],
  viewport: { width: 1280, height: 900 },
});

const publisher = [{ role: 'publisher', languages: null }] as const;

/** Opens the details of a new picture; gives its name, and how to ask the server for its place. */
async function openPicture(page: Page) {
  const { token } = await logInAsAgent(page, publisher);
  await page.goto('/agent/media');
  const word = `left${Date.now()}`;
  const name = `${word}.jpg`;
  await addFiles(page, await filesOf({ [name]: await photograph(Date.now() % 1e6) }));
  await searchFiles(page, word);
  await tile(page, name).click({ timeout: 30_000 });
  await expect(place(page)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('file');
  const keptPlace = async () => {
    const headers = { 'x-access-token': token };
    const reply = await page.request.get(`/api/agent/media/get?id=${id}`, { headers });
    return (await reply.json()).data.place;
  };
  return { name, keptPlace };
}

const place = (page: Page) => page.getByRole('textbox', { name: 'Place' });
const turn = (page: Page) => page.setViewportSize({ width: 800, height: 1280 });

test('words that are typed beside the list are saved when the window becomes narrow', async ({
  page,
}) => {
  const { name, keptPlace } = await openPicture(page);
  await place(page).fill('Belkund ghat');
  await page.getByRole('button', { name: /Focal point/ }).press('ArrowLeft');
  await place(page).fill('Belkund ghats');
  await turn(page);
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('textbox', { name: 'Place' })).toHaveValue('Belkund ghats');
  await expect(drawer.getByRole('button', { name: 'Keep this focal point' })).toBeVisible();
  await expect.poll(keptPlace).toBe('Belkund ghats');
  await expect(drawer.getByText('Somebody else saved')).toBeHidden();
});

test('words that meet no network while the window becomes narrow stay, and are saved when they are left again', async ({
  page,
  context,
}) => {
  await openPicture(page);
  await place(page).fill('Belkund bridge');
  await context.setOffline(true);
  await turn(page);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('No network. It is kept here: try again.')).toBeVisible();
  await expect(place(page)).toHaveValue('Belkund bridge');
  await context.setOffline(false);
  await place(page).focus();
  const saved = page.waitForResponse('**/api/agent/media/edit');
  await place(page).blur();
  expect((await saved).status()).toBe(200);
});

test('words are saved when Esc closes the details, beside the list and in the drawer', async ({
  page,
}) => {
  const { name } = await openPicture(page);
  for (const [words, size] of [
    ['Nilova', { width: 1280, height: 900 }],
    ['Nilova market', { width: 360, height: 800 }],
  ] as const) {
    await page.setViewportSize(size);
    if (!(await place(page).isVisible())) await tile(page, name).click();
    await place(page).fill(words);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(place(page)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await tile(page, name).click();
    await expect(place(page)).toHaveValue(words);
  }
});
