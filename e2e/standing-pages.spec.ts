import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('a life is read from its first chapter to its latest milestone (spec: route:/biography)', async ({
  page,
}) => {
  await page.goto('/biography');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avani Sohane');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'A spring and four kilometres',
  );
  const steps = page.getByRole('main').locator('ol > li');
  const years = (await steps.locator('.year-milestone').allTextContents()).map(Number);
  expect(years).toHaveLength(20);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

test('the office is found, rung and written to (spec: route:/contactus)', async ({ page }) => {
  await page.goto('/contactus');
  const main = page.getByRole('main');
  await expect(main.getByText('Room 3, Bus Stand Road').first()).toBeVisible();
  await expect(main.getByRole('link', { name: '00214 00114' })).toHaveAttribute(
    'href',
    'tel:0021400114',
  );
  await main.getByLabel('Name').fill('Farida');
  await main.getByLabel('Email').fill('farida@example.org');
  await main.getByLabel('Message').fill('The lamp at the ghat is out.');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We have your message.')).toBeVisible();
});

test('an answer unfolds below its question, and its address opens it (spec: route:/faq)', async ({
  page,
}) => {
  await page.goto('/faq');
  const answer = page.locator('#how-can-i-join');
  await expect(answer).toBeHidden();
  await page.getByRole('heading', { name: 'How can I join in?' }).click();
  await expect(answer).toBeVisible();
  await page.goto('/privacy');
  await page.goto('/faq#how-can-i-join');
  await expect(answer).toBeVisible();
});

for (const [name, path] of [
  ['Work and accounts', '/governance'],
  ['Privacy', '/privacy'],
  ['Terms of use', '/terms'],
  ['Accessibility', '/accessibility'],
  ['Disclosures', '/disclosures'],
  ['About this site', '/about-this-site'],
] as const) {
  test(`the footer leads to «${name}», which is there in both languages`, async ({ page }) => {
    await page.goto('/news');
    await page.locator('.footer-texts').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goto(`/hi${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
  });
}
