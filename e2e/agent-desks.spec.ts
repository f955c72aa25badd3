import { parse } from 'csv-parse/sync';
import { test } from './agent-site.ts';
import { agentSite, logInAsAgent } from './agent.ts';
import {
  atDesk,
  complain,
  join,
  ofDesk,
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
import { textSentTo } from './outbox.ts';

test.use(atDesk);

test('letters of both forms come in, are opened on record, given, answered by mail and merged', async ({
  page,
  browser,
  agentOrigin,
}) => {
  test.slow();
  const [place, word] = [oneOf('Belkund'), oneOf('pump')];
  const email = `${oneOf('sarita')}@letters.example`;
  // Letters of one number are of one person, and a second try finds those of the first.
  const number = `98${String(Date.now()).replace(/^.*(...)(.....)$/, '$1 $2')}`;
  const name = oneOf('Roshni ');
  const visitor = await browser.newPage({ baseURL: agentOrigin });
  await join(visitor, {
    Name: 'Sarita Kadam',
    Email: email,
    'Phone number': number,
    Constituency: place,
    Message: `The ${word} by the school is dry. ${PAYLOAD} Ring ${number}.`,
  });
  await complain(visitor, 'other', {
    Name: 'Sarita Kadam',
    Email: email.toUpperCase(),
    Message: `Still no water at the ${word}.`,
  });
  await visitor.close();

  await logInAsAgent(page, ofDesk, name);
  await page.goto('/agent/desk');
  await expect(rowOf(page, `Still no water at the ${word}`)).toContainText('nobody has it');
  await page.getByLabel('Constituency').selectOption(place);
  await expect(page.locator('.letter-row')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`place=${place}`));
  await isOpenToAll(page, 'the inbox');
  await rowOf(page, word).click();
  await expect(page.getByRole('heading', { name: 'Sarita K.' })).toBeVisible();
  await expect(page.getByText('<script>window.__xss=1</script>').first()).toBeVisible();
  const main = page.getByRole('main');
  for (const hidden of [number.slice(0, 5), email, 'Kadam'])
    await expect(main).not.toContainText(hidden);
  await isOpenToAll(page, 'a letter');

  await page.keyboard.press('s');
  await expect(main.getByText(number, { exact: true })).toBeVisible();
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText(`card opened by ${name}`)).toBeVisible();

  await page.getByLabel('With', { exact: true }).selectOption(name);
  await expect(main.getByText(`${name} gave it to ${name}`)).toBeVisible();
  await page.getByLabel('Answer by').fill('2031-01-15');
  await expect(main.getByText(`${name}: answer by 15 January 2031`)).toBeVisible();
  await page.getByRole('button', { name: 'Note for us only' }).click();
  await main.getByRole('textbox', { name: 'Note for us only' }).fill('Ask the water office first.');
  await page.keyboard.press('Control+Enter');
  await expect(main.getByText(`note by ${name}`)).toBeVisible();

  await page.getByRole('button', { name: 'Edit templates' }).click();
  const dialog = page.getByRole('dialog');
  await isOpenToAll(page, 'the templates');
  const title = oneOf('Water');
  await dialog.getByRole('button', { name: 'Write a template' }).click();
  await dialog.getByLabel('Name').fill(title);
  await dialog.getByLabel('In English').fill('Dear {name},\n\nyour number is {number}. We ask.');
  await isOpenToAll(page, 'a template');
  await dialog.getByRole('button', { name: 'Save the template' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Begin with a template').selectOption(title);
  const answer = main.getByRole('textbox', { name: 'Answer', exact: true });
  await expect(answer).toHaveValue(/^Dear Sarita,\n\nyour number is J-\d+\. We ask\.$/);
  await page.reload();
  await expect(answer).toHaveValue(/^Dear Sarita,/);
  await page.getByRole('button', { name: 'Send and wait' }).click();
  await expect(main.getByText(`answered by ${name}`)).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('waiting');
  expect(await textSentTo(email, /We ask\./, (await agentSite()).dataFolder)).toContain(
    'Dear Sarita,',
  );
  await expect(main.getByText('Delivered to the mail server')).toBeVisible();

  await page.getByRole('button', { name: 'Merge into this one' }).click();
  await expect(main.getByText(`Still no water at the ${word}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take apart again' })).toBeVisible();
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(main.getByText('Write something first')).toBeVisible();
  await answer.fill('The pump runs again.');
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(page.getByLabel('State')).toHaveValue('answered');
  expect(await trap(page)).toBeUndefined();

  const reader = await teamMember(browser, agentOrigin, officer, 'Kavita Rao');
  await reader.goto('/agent/record?call=openCard');
  const entry = reader.locator('.record-entry', { hasText: name }).first();
  await expect(entry).toContainText('opened the card of');
  await expect(reader.getByLabel('Person')).toContainText(name);
  await reader.context().close();
});

test('many letters are given and closed at once, and a table of them is taken for a reason', async ({
  page,
  request,
}) => {
  test.slow();
  const [place, word] = [oneOf('Dhavri'), oneOf('lamp')];
  for (const name of ['=1+1', 'Abdul Hamid', 'Meena Tolwar', 'Kavya Minj'])
    await request.post('/api/user/join/create', {
      data: {
        name,
        email: `${oneOf('x')}@letters.example`,
        constituency: place,
        phoneNumber: '98765 43218',
        message: `The ${word} is dark, writes ${name}`,
      },
    });
  const name = oneOf('Lata ');
  await logInAsAgent(page, ofDesk, name);
  await page.goto(`/agent/desk?place=${place}`);
  const rows = page.locator('.letter-row');
  await expect(rows).toHaveCount(4);
  // By keyboard: the first, and all down to the third.
  await tabTo(page, rows.first());
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Chosen letters' });
  await expect(bar).toContainText('1 chosen');
  await tabTo(page, rows.nth(2));
  await page.keyboard.press('Shift+X');
  await expect(bar).toContainText('3 chosen');
  await isOpenToAll(page, 'the bar of chosen letters');
  await page.keyboard.press('i');
  await expect(bar.getByLabel('Give to')).toBeFocused();
  await bar.getByLabel('Give to').selectOption(name);
  await expect(page.getByText('3 letters are changed.')).toBeVisible();
  await expect(page.getByText('with you')).toHaveCount(3);
  await expect(bar).toBeHidden();

  await page.getByRole('checkbox', { name: /Kavya/ }).check();
  await page.getByRole('checkbox', { name: /Meena/ }).check();
  await bar.getByLabel('Set state').selectOption('waiting');
  await expect(bar).toBeHidden();
  await page.getByRole('checkbox', { name: /Kavya/ }).check();
  await page.keyboard.press('e');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('View').selectOption('closed');
  await expect(rows).toHaveCount(1);

  await page.getByLabel('View').selectOption('all');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export letters' });
  const save = dialog.getByRole('button', { name: 'Save the table' });
  await save.click();
  await expect(dialog.getByText('Say what the table is for, in some words')).toBeVisible();
  await isOpenToAll(page, 'the export');
  await dialog.getByLabel('What is it for?').fill('Call list for the lamps');
  const table = await savedBy(page, () => save.click());
  expect(table.startsWith('\ufeff')).toBe(true);
  const lines: Record<string, string>[] = parse(table, { bom: true, columns: true });
  expect(lines).toHaveLength(5);
  expect(lines.map((line) => line['Name'])).toContain("'=1+1");
  expect(lines[1]?.['Phone']).toBe('98765 43218');
  await expect(dialog).toBeHidden();
});

test('each letter stands once in the list, whatever is done or comes in meanwhile', async ({
  page,
  request,
}) => {
  const place = oneOf('Tehri');
  const send = (message: string) =>
    request.post('/api/user/join/create', {
      data: {
        name: 'Sarita Kadam',
        email: `${oneOf('s')}@letters.example`,
        constituency: place,
        message,
      },
    });
  for (let nth = 1; nth <= 52; nth += 1) await send(`Letter ${nth} of many.`);
  await logInAsAgent(page, ofDesk, oneOf('Roshni '));
  await page.goto(`/agent/desk?place=${place}`);
  const rows = page.locator('.desk-list .letter-row');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(52);
  const words = () => rows.locator('.letter-excerpt').allTextContents();
  const isOnce = async () => new Set(await words()).size === (await rows.count());

  const close = async (text: string) => {
    await rowOf(page, text).click();
    await expect(page.locator('.letter-words')).toContainText(text);
    await page.keyboard.press('e');
  };
  await close('Letter 52 of many');
  await expect(rowOf(page, 'Letter 52 of many')).toHaveCount(0);
  await expect(rows).toHaveCount(51);
  expect(await isOnce()).toBe(true);

  await send('Letter 53 of many.');
  await close('Letter 51 of many');
  await expect(rowOf(page, 'Letter 53 of many')).toHaveCount(1);
  await expect(rows).toHaveCount(51);
  expect(await isOnce()).toBe(true);
});

test('on a phone, in Hindi, a card is opened and answered', async ({ page, request }) => {
  const [place, email] = [oneOf('Rataali'), `${oneOf('abdul')}@letters.example`];
  const message = 'मंगलवार से गली 7 में पानी नहीं आया।';
  await request.post('/api/user/join/create', {
    data: { name: 'Abdul Hamid', email, constituency: place, message },
    headers: { 'accept-language': 'hi' },
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await logInAsAgent(page, ofDesk, 'Roshni Phone');
  await speaks(page, 'hi');
  await page.goto(`/agent/desk?place=${place}`);
  await expect(rowOf(page, 'मंगलवार')).toBeVisible();
  await isOpenToAll(page, 'the inbox on a phone');
  await rowOf(page, 'मंगलवार').click();
  await page.getByRole('button', { name: /ब्योरा दिखाएँ/ }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.locator('.reply-words').fill('हम सोमवार को आएँगे।');
  await page.getByRole('button', { name: 'भेजें और निपटाएँ' }).click();
  expect(await textSentTo(email, /सोमवार/, (await agentSite()).dataFolder)).toContain(
    'हम सोमवार को आएँगे',
  );
  await isOpenToAll(page, 'a letter on a phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});
