import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import {
  atDesk,
  complain,
  officer,
  oneOf,
  PAYLOAD,
  rowOf,
  savedBy,
  speaks,
  tabTo,
  teamMember,
  trap,
} from './desks.ts';
import { expect } from './fixtures.ts';
import { isOpenToAll } from './open-to-all.ts';

test.use(atDesk);

test('a person is found by name, number and address, corrected, exported and erased by two', async ({
  page,
  browser,
  request,
  agentOrigin,
}) => {
  test.slow();
  const family = oneOf('Dongre');
  const name = `Rukmini ${family}`;
  const email = `${oneOf('rukmini')}@letters.example`;
  const number = `98${String(Date.now()).slice(-8)}`;
  const written = { name, email, phoneNumber: number, message: `Help at the camp. ${PAYLOAD}` };
  await request.post('/api/user/join/create', { data: written });
  const visitor = await browser.newPage({ baseURL: agentOrigin });
  await complain(visitor, 'erasure', {
    Name: name,
    Email: email,
    Message: 'Please erase all that you hold.',
  });
  await visitor.close();

  await logInAsAgent(page, officer, 'Kavita Rao');
  await page.goto('/agent/privacy');
  await expect(rowOf(page, name)).toContainText('wants to be erased');
  await expect(rowOf(page, name)).toContainText('30 days left');
  await isOpenToAll(page, 'the requests');
  const search = page.getByLabel('Name, number or address of a person');
  const dialog = page.getByRole('dialog');
  await search.fill(family);
  await search.press('Enter');
  await dialog.getByRole('button', { name: 'See what we hold' }).first().click();
  await expect(dialog.getByRole('row', { name: /Join message/ })).toContainText('Consent by form');
  await isOpenToAll(page, 'what is held');
  for (const typed of [number, email]) {
    await page.keyboard.press('Escape');
    await search.fill(typed);
    await search.press('Enter');
    await expect(dialog.getByRole('row', { name: /Join message/ })).toContainText('goes');
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New request' }).click();
  await dialog.getByRole('button', { name: 'Enter the request' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await isOpenToAll(page, 'a new request');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Mail').fill(email);
  await dialog.getByRole('button', { name: 'Enter the request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: new RegExp(family) })).toBeVisible();

  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.getByLabel('Right name').fill(`Rukmini Bai ${family}`);
  await isOpenToAll(page, 'a correction');
  await dialog.getByRole('button', { name: 'Correct everywhere' }).click();
  await expect(page.getByText(/^Corrected in \d+ rows?\.$/)).toBeVisible();
  await expect(page.locator('.held')).toContainText(`Rukmini Bai ${family}`);
  const file = await savedBy(page, () =>
    page.getByRole('button', { name: 'Export as a file' }).click(),
  );
  expect(file).toContain(`Rukmini Bai ${family}`);
  expect(file).toContain('Help at the camp.');
  await page.getByRole('button', { name: 'Close the request' }).click();
  await dialog.getByLabel('What was done, or why not').fill('Corrected and sent as a file.');
  await dialog.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('Corrected and sent as a file.')).toBeVisible();

  await rowOf(page, 'wants to be erased').filter({ hasText: family }).click();
  await expect(page.getByText('The address is not proven')).toBeVisible();
  const typed = page.getByLabel('To go on, write the family name');
  await typed.fill('Somebody');
  await page.getByRole('button', { name: /^Ask .* to confirm$/ }).click();
  await expect(page.getByText('This is not the name of the person.')).toBeVisible();
  await isOpenToAll(page, 'an erasure');
  await typed.fill(family);
  await page.getByRole('button', { name: /^Ask .* to confirm$/ }).click();
  await expect(
    page.getByText('You asked for this. Another officer must confirm it.'),
  ).toBeVisible();
  const erase = page.getByRole('heading', { name: 'Erase for ever' });
  await expect(erase).toBeFocused();
  await expect(erase).toBeInViewport();

  const other = await teamMember(browser, agentOrigin, officer, 'Imran Sheikh');
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByText('Kavita Rao asks for this.')).toBeVisible();
  await other.getByRole('button', { name: 'Confirm and erase for ever' }).click();
  const erased = other.getByRole('region', { name: 'Erased' });
  await expect(erased).toBeVisible();
  await expect(erased.getByRole('heading')).toBeFocused();
  await expect(
    erased.getByText('Kavita Rao asked for it, Imran Sheikh confirmed it.'),
  ).toBeVisible();
  await expect(erased.getByRole('listitem').filter({ hasText: 'Join message' })).toContainText(
    'nothing left',
  );
  await isOpenToAll(other, 'an erasure that is done');
  await other.getByLabel('Name, number or address of a person').fill(family);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Nobody of this name is known here.')).toBeVisible();
  expect(await trap(page)).toBeUndefined();
  expect(await trap(other)).toBeUndefined();
  await other.context().close();
});

test('the record is filtered, opened by keyboard, checked to the last line, and saved', async ({
  page,
}) => {
  const agent = await logInAsAgent(page, officer, oneOf('Imran '));
  await page.goto('/agent/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('open');
  await page.goto('/agent/record');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Record [\d,]+ lines/);
  await page.getByLabel('Person').selectOption(agent.name);
  await page.getByRole('button', { name: 'Looks at people’s data' }).click();
  const entries = page.locator('.record-entry');
  await expect(entries.first()).toContainText(agent.name);
  await tabTo(page, entries.first().locator('summary'));
  await page.keyboard.press('Enter');
  await expect(entries.first().getByText('Line; seal before, seal of this line')).toBeVisible();
  await isOpenToAll(page, 'the record');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('The chain is whole.')).toBeVisible();
  const saved = await savedBy(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(saved.startsWith('\ufeff')).toBe(true);
  expect(saved).toContain(agent.name);
  await speaks(page, 'hi');
  await page.reload();
  await expect(page.getByText('कड़ी पूरी है')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await isOpenToAll(page, 'the record on a phone');
});
