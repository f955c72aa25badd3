import type { Page } from '@playwright/test';
import { ask } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { atDesk, join, ofDesk, oneOf, rowOf } from './desks.ts';
import { expect } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.use(atDesk);

/** Opens the letter of a visitor, as somebody of the desk. */
async function openLetter(page: Page) {
  const place = oneOf('Belkund');
  await join(page, {
    Name: 'Sarita Kadam',
    Email: `${oneOf('sarita')}@letters.example`,
    Constituency: place,
    Message: 'The pump by the school is dry.',
  });
  const name = oneOf('Roshni ');
  const { token } = await logInAsAgent(page, ofDesk, name);
  // The letter shows the templates of its desk.
  await ask(page, 'supporters/templates/save', {
    title: place,
    texts: { en: 'We have asked the office.' },
  });
  await page.goto(`/agent/desk?place=${place}`);
  await rowOf(page, 'The pump').click();
  return { place, name, token };
}

test.describe('where the network goes', () => {
  test.use({ expectedFaults: [/ERR_FAILED|status of 409/] });

  test('an answer that was sent is not in its field again after a reload, and its twin is not sent', async ({
    page,
  }) => {
    const { name } = await openLetter(page);
    const answer = page.getByRole('textbox', { name: 'Answer', exact: true });
    const send = page.getByRole('button', { name: 'Send and wait' });

    // The network goes just when the server has the answer.
    await page.route('**/api/agent/supporters/reply', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await answer.fill('We ask.');
    await send.click();
    await expect(page.getByText('We could not reach the server')).toBeVisible();
    await page.unroute('**/api/agent/supporters/reply');
    await page.reload();
    await expect(answer).toHaveValue('We ask.');
    await send.click();
    await expect(page.getByText('This answer was sent already.')).toBeVisible();

    await holdRequests(page, '**/api/agent/supporters/letters?*');
    await answer.fill('The fitter comes on Monday.');
    await send.click();
    await expect(page.getByText(`answered by ${name}`)).toHaveCount(2);
    await page.reload();
    await expect(page.getByText(`answered by ${name}`)).toHaveCount(2);
    await expect(answer).toHaveValue('');
  });
});

test.describe('after a session that ended', () => {
  test.use({ expectedFaults: [/status of 401/] });

  test('a note that was not saved outlives the session, and stays a note; a template takes the place of no words', async ({
    page,
  }) => {
    const { place, name, token } = await openLetter(page);
    await page.getByRole('button', { name: 'Note for us only' }).click();
    const note = page.getByRole('textbox', { name: 'Note for us only' });
    await note.fill('He rang twice.');
    await page.evaluate(() => localStorage.setItem('agent:x-access-token', 'ended elsewhere'));
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page).toHaveURL(/\/agent\/login/);
    await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
    await page.goBack();
    await expect(note).toHaveValue('He rang twice.');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText(`note by ${name}`)).toBeVisible();

    const answer = page.getByRole('textbox', { name: 'Answer', exact: true });
    await answer.fill('The fitter comes on Monday.');
    await page.getByLabel('Begin with a template').selectOption(place);
    await expect(answer).toHaveValue('We have asked the office.\n\nThe fitter comes on Monday.');
  });

  test('a template that was not saved outlives the session, until it is saved or left', async ({
    page,
  }) => {
    const { token } = await openLetter(page);
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    const begin = async () => {
      await page.getByRole('button', { name: 'Edit templates' }).click();
      await dialog.getByRole('button', { name: 'Write a template' }).click();
    };
    await begin();
    const title = dialog.getByLabel('Name');
    const english = dialog.getByLabel('In English');
    await title.fill(oneOf('Pump'));
    await english.fill('The pump is on the list.');
    await page.evaluate(() => localStorage.setItem('agent:x-access-token', 'ended elsewhere'));
    await dialog.getByRole('button', { name: 'Save the template' }).click();
    await expect(page).toHaveURL(/\/agent\/login/);
    await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
    await page.goBack();
    await begin();
    await expect(english).toHaveValue('The pump is on the list.');
    await dialog.getByRole('button', { name: 'Save the template' }).click();
    await dialog.getByRole('button', { name: 'Write a template' }).click();
    await expect(english).toHaveValue('');
    await english.fill('Not this one.');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Write a template' }).click();
    await expect(english).toHaveValue('');
  });
});

test.describe('beside a colleague', () => {
  test.use({ expectedFaults: [/status of (404|409)/] });

  test('two who change one template do not undo each other, and see what both changed', async ({
    page,
  }) => {
    await openLetter(page);
    const title = oneOf('Ward');
    const before = { title, texts: { en: 'Dear {name},', hi: 'नमस्ते {name},' } };
    const { id } = await ask(page, 'supporters/templates/save', before);
    await page.reload();
    await page.getByRole('button', { name: 'Edit templates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    const row = dialog.getByRole('listitem').filter({ hasText: title });
    await row.getByRole('button', { name: 'Change' }).click();
    const english = dialog.getByLabel('In English');
    await english.fill('Good morning {name},');

    const theirs = { title: `${title} office`, texts: { ...before.texts, en: 'Hello {name},' } };
    await ask(page, 'supporters/templates/save', { ...theirs, id, base: before });
    await dialog.getByRole('button', { name: 'Save the template' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this template');
    await expect(dialog.getByLabel('Name')).toHaveValue(`${title} office`);
    await expect(english).toHaveValue('Good morning {name},');
    await expect(english).toHaveAccessibleDescription('Somebody else saved: Hello {name},');
    await dialog.getByRole('button', { name: 'Save the template' }).click();
    await expect(row).toBeVisible();
    const stored = await ask(page, 'supporters/templates');
    expect(stored).toContainEqual({
      id,
      title: `${title} office`,
      texts: { ...before.texts, en: 'Good morning {name},' },
    });

    // Deleted meanwhile, it is kept as a new one.
    await row.getByRole('button', { name: 'Change' }).click();
    await ask(page, 'supporters/templates/delete', { id });
    await dialog.getByRole('button', { name: 'Save the template' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Save again to keep it as a new one.');
    await dialog.getByRole('button', { name: 'Save the template' }).click();
    await expect(row).toBeVisible();
  });
});

for (const width of [360, 1440])
  test(`a letter of long words stays within its column, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const place = oneOf(`Belkund${'p'.repeat(50)}`);
    await join(page, {
      Name: `Sarita${'k'.repeat(70)}`,
      Email: `${oneOf('sarita')}@letters.example`,
      Constituency: place,
      Message: `https://letters.example/${'pump'.repeat(40)}`,
    });
    await logInAsAgent(page, ofDesk);
    await page.goto(`/agent/desk?place=${place}`);
    await rowOf(page, 'Sarita').click();
    await expect(page.getByRole('textbox', { name: 'Answer', exact: true })).toBeVisible();
    await expect(page.getByText('pumppump').last()).toBeVisible();
    await expect
      .poll(() =>
        page
          .getByRole('article')
          .or(page.locator('.letter-side'))
          .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth)),
      )
      .toEqual([0, 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
