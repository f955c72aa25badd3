import { expect, test } from './fixtures.ts';
import { logInAs } from './member.ts';

test('a logged-in visitor need not give a name, and sees the number of the request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logInAs(page, 'Kaveri Tolwar');
  await page.goto('/grievance');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Name')).toHaveValue('Kaveri Tolwar');
  await main.getByLabel('Email').fill('kaveri@letters.example');
  await main.getByLabel('What is it about?').selectOption('other');
  await main.getByLabel('Message').fill('The lamp at the jetty is dark.');
  await main.getByRole('button', { name: 'Send' }).click();
  const title = main.getByRole('heading', { name: /^We have it\. Its number is G-/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await main.getByRole('link', { name: 'See where it stands' }).click();
  await expect(main).toContainText('The lamp at the jetty is dark.');
});
