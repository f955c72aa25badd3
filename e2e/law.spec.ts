import type { Page } from '@playwright/test';
import { CONSOLE_LANGUAGE_COOKIE } from '#contract/console-text.ts';
import { photograph } from '#test/media-files.ts';
import { tokenOfFirst } from './agent-site.ts';
import { expect, test } from './fixtures.ts';
import { fitsAndIsOpenToAll } from './open-to-all.ts';
import { freeOrigin, startOwnSite } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';

// A silence holds the whole site, so this one is of its own.
test.describe.configure({ mode: 'serial' });

// A picture is kept without a reason on purpose.
test.use({ expectedFaults: [/status of 422/] });

let origin = '';
let token = '';
let stop: () => Promise<unknown> = async () => undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const place = await freeOrigin();
  origin = place.origin;
  const { folder, remove } = await partOfDemo(['settings']);
  const site = await startOwnSite({ ...place, campaign: folder });
  stop = async () => {
    await site.stop();
    await remove();
  };
  token = await tokenOfFirst(origin);
});

test.afterAll(() => stop());

async function openDesk(page: Page, path: string) {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
  await page.goto(`${origin}/agent/${path}`);
}

/** A moment as a field for day and hour takes it: Indian time. */
const inHours = (hours: number) =>
  new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16);

test('before a poll the site rests, and a named person lifts that with a reason', async ({
  page,
}) => {
  test.slow();
  await openDesk(page, 'law');
  await page.getByLabel('Constituencies').fill('Neeravan\nनीरावन शहर');
  await page.getByLabel('Close of poll').fill(inHours(24));
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Silence until');
  await expect(main.getByRole('listitem').filter({ hasText: 'नीरावन शहर' })).toContainText(
    'silent now',
  );
  await fitsAndIsOpenToAll(page, 'a silence');
  await expect
    .poll(async () => (await page.request.get(`${origin}/quiz`)).text())
    .toContain('rests before the poll');

  for (const place of ['Neeravan', 'नीरावन शहर']) {
    await page.getByRole('button', { name: `Lift the silence of ${place}`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Section 126');
    await dialog.getByLabel('Why').fill('The commission put the poll off');
    await dialog.getByRole('button', { name: 'Let it out' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(main).toContainText('No silence is on now');
  await expect(main).toContainText('The commission put the poll off');
  await expect
    .poll(async () => (await page.request.get(`${origin}/quiz`)).text())
    .not.toContain('rests before the poll');
  const cookie = { name: CONSOLE_LANGUAGE_COOKIE, value: 'hi', url: `${origin}/agent` };
  await page.context().addCookies([cookie]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('अभी कोई मौन अवधि नहीं है');
  await fitsAndIsOpenToAll(page, 'a lifted silence in Hindi');
});

test('an advertisement is entered with its certificate, and the table is saved', async ({
  page,
}) => {
  await openDesk(page, 'law/ads');
  await page.getByRole('button', { name: 'Enter one' }).click();
  const dialog = page.getByRole('dialog', { name: 'Political advertisement' });
  await dialog.getByLabel('Title').fill('The clinic that stayed open');
  await dialog.getByLabel('Where it runs').fill('Radio Neeravan');
  await dialog.getByLabel('First day').fill('2026-12-01');
  await dialog.getByLabel('Last day').fill('2026-12-10');
  await dialog.getByLabel('Certificate number').fill('MCMC/14/2026');
  await dialog.getByLabel('Certified on').fill('2026-11-20');
  await dialog.getByLabel('Cost in rupees').fill('12000');
  await dialog.getByLabel('Paid for by').fill('Avani Sohane');
  await fitsAndIsOpenToAll(page, 'an advertisement');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('MCMC/14/2026');
  await fitsAndIsOpenToAll(page, 'advertisements');
});

test('a picture that AI made is declared and labelled, and an order against it is carried out', async ({
  page,
}) => {
  test.slow();
  await openDesk(page, 'media');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Add files/ }).click(),
  ]);
  const buffer = await photograph(77, 1200, 800);
  await chooser.setFiles([{ name: 'bridge-at-dawn.jpg', mimeType: 'image/jpeg', buffer }]);
  const tile = page.locator('.media-tile-open', { hasText: 'bridge-at-dawn' });
  await tile.click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'AI made or changed it' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI had a part in it' });
  await dialog.getByLabel('With which program').fill('Chitra 3');
  await dialog.getByRole('button', { name: 'Declare it' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${origin}/agent/law/media`);
  const declared = page.getByRole('listitem').filter({ hasText: 'bridge-at-dawn' });
  await expect(async () => {
    await page.reload();
    await expect(declared.first()).toContainText('· labelled', { timeout: 2_000 });
  }).toPass();
  const enter = async (source: string) => {
    await page.getByRole('button', { name: 'Enter an order' }).click();
    await page.getByRole('button', { name: 'Choose the file' }).click();
    await page.getByRole('dialog').getByText('bridge-at-dawn').click();
    await page.getByLabel('Who sent it').fill(source);
    await page.getByRole('button', { name: /the three hours run/ }).click();
    await expect(page.getByRole('main')).toContainText(source);
  };
  await enter('A neighbour');
  await page.getByRole('button', { name: 'It stays' }).click();
  const keeping = page.getByRole('dialog', { name: 'It stays' });
  await keeping.getByRole('button', { name: 'Keep it' }).click();
  await expect(keeping.getByLabel('Why')).toHaveAccessibleDescription(/Say why, for the record/);
  await keeping.getByLabel('Why').fill('The bridge is ours');
  await keeping.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('main')).toContainText('Kept');
  await expect(page.getByRole('main')).toContainText('The bridge is ours');
  await enter('Election Commission, 7/2026');
  await fitsAndIsOpenToAll(page, 'the register');
  await page.getByRole('button', { name: /^Take down everywhere/ }).click();
  const taking = page.getByRole('dialog', { name: 'Take down everywhere' });
  await expect(taking).toContainText('No public page shows it');
  await taking.getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByRole('main')).toContainText('Taken down');
});
