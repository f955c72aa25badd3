import { expect, test } from './fixtures.ts';
import { newEmail } from './people.ts';

test.use({ expectedFaults: [/ERR_FAILED/] });

const KEPT = 'What you typed is kept.';
const message = 'The bus to Belkund comes no more.';

for (const [when, lost] of [
  ['before any script came', /.*/],
  ['after the page came to life', /assets\/contract-/],
] as const)
  test(`where the site does not answer ${when}, a form keeps what was typed, and a second press sends it`, async ({
    page,
  }) => {
    const told: string[] = [];
    page.on('dialog', (box) => (told.push(box.message()), box.dismiss()));
    await page.goto('/join');
    const form = page.getByRole('main').locator('form');
    await page.route(lost, (route) => route.abort());
    await form.getByLabel('Name').fill('Ilavani');
    await form.getByLabel('Email').fill(newEmail());
    await form.getByLabel('Message').fill(message);
    await page.route(/.*/, (route) => route.abort());
    await form.getByRole('button').click();
    const inPage = page.getByText(KEPT);
    await expect.poll(async () => told.length + (await inPage.count())).toBe(1);
    for (const text of told) expect(text).toContain(KEPT);
    await expect(form.getByLabel('Message')).toHaveValue(message);

    await page.unrouteAll();
    await form.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your message J-/);
  });

test('where the site takes the question whether it is there and never answers, that is said after a while', async ({
  page,
}) => {
  const told = page.waitForEvent('dialog');
  await page.clock.install();
  await page.goto('/join');
  await page.route('**/assets/*.js', (route) => route.abort());
  const asked = Promise.withResolvers<void>();
  await page.route('/join', () => asked.resolve());
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Ilavani');
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button').click();
  await asked.promise;
  await expect(form.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward('00:20');
  const box = await told;
  expect(box.message()).toContain(KEPT);
  await box.dismiss();
  await expect(form.getByRole('button')).not.toHaveAttribute('aria-busy');
  await expect(form.getByLabel('Message')).toHaveValue(message);
});
