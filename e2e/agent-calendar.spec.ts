import type { Grant } from '#contract/roles.ts';
import { ask, copyNewest, sendToReview } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const publisher: readonly Grant[] = [{ role: 'publisher', languages: null }];

test('ready work waits for a publisher, is drawn onto a day, and moved to another hour', async ({
  page,
  browser,
}) => {
  const title = `Clinic hours ${Date.now()}`;
  await logInAsAgent(page, publisher, 'Farhan Ansari');
  const { id } = await sendToReview(page, 'press-releases', title);
  const draft = await ask(page, `content/draft?collection=press-releases&id=${id}`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await logInAsAgent(other, publisher, 'Meera Kulkarni');
  const { id: reviewId, parts: revisions } = draft.review;
  await ask(other, 'reviews/approve', {
    collection: 'press-releases',
    id: reviewId,
    revisions,
  });
  await other.goto('/agent/reviews');
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  await other.goto('/agent');
  await expect(other.getByRole('link', { name: `Publish: ${title}` })).toBeVisible();
  const beside = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const writer = await beside.newPage();
  await logInAsAgent(writer, [{ role: 'editor', languages: null }], 'Sunita Rao');
  await writer.goto('/agent/calendar');
  const entry = writer.getByRole('listitem').filter({ hasText: title });
  await expect(entry).toBeVisible();
  await expect(entry.getByRole('button')).toHaveCount(0);
  await beside.close();
  await other.goto('/agent/calendar');
  await other.getByRole('button', { name: 'Next' }).click();
  const day = other.locator('.month-day').nth(16);
  await other.getByRole('link', { name: title }).dragTo(day);
  await expect(day).toContainText(`06:00 ${title}`);
  await day.getByRole('button').click();
  const planned = other.getByRole('region').getByRole('listitem').filter({ hasText: title });
  await planned.getByRole('button', { name: 'Move', exact: true }).click();
  const field = other.getByRole('dialog').getByLabel('Day and hour');
  await field.fill((await field.inputValue()).replace('T06:00', 'T09:30'));
  await other.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(day).toContainText(`09:30 ${title}`);
  await other.getByRole('button', { name: 'List', exact: true }).click();
  await expect(other).toHaveURL(/view=list/);
  expect(await violations(other)).toEqual([]);
  await context.close();
});

test('a plan stands beside its text, tells which words go out, and is stopped there or in the list', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  const collection = 'news';
  const id = await copyNewest(page, collection);
  await page.goto(`/agent/content/${collection}/${id}`);
  const planned = page.getByRole('region', { name: 'Planned' });
  const dialog = page.getByRole('dialog');
  const plan = async () => {
    await page.locator('.editor-publish').click();
    await expect(dialog.getByLabel('When')).toHaveValue('');
    await dialog.getByLabel('When').fill('2031-03-05T06:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(planned).toContainText(/Goes out .*5 Mar.*06:00/);
  };
  await plan();
  const told = await page.locator('.toast').last().boundingBox();
  const send = await page.locator('.editor-publish').boundingBox();
  expect(told?.y).toBeGreaterThan(send ? send.y + send.height : Infinity);
  expect(told && told.x + told.width).toBeGreaterThan(1440 - 40);
  await page.locator('.editor-publish').click();
  await expect(dialog.getByLabel('When')).toHaveValue('2031-03-05T06:00');
  await page.keyboard.press('Escape');
  await planned.getByRole('button', { name: 'Stop it going out' }).click();
  await expect(planned).toBeHidden();

  await plan();
  await expect(planned).toContainText('The words go out as they are now.');
  await page.locator('#en-summary').fill('Written after it was planned.');
  await expect(planned).toContainText(
    'The words go out as they were when this was planned; what was changed since in English does not.',
  );
  await expect(page.locator('.lane-head').first()).toContainText('changes not planned');
  await page.goto(`/agent/content/${collection}?view=scheduled`);
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
  await expect(row).toContainText('without later changes');
  await page.goto(`/agent/content/${collection}/${id}`);
  await planned.getByRole('button', { name: 'Plan again' }).click();
  await expect(dialog.getByLabel('When')).toHaveValue('2031-03-05T06:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(planned).toContainText('The words go out as they are now.');
  await page.goto(`/agent/content/${collection}?view=scheduled`);
  await row.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Stop it going out' }).click();
  await expect(row).toBeHidden();
});

test('the calendar shows a month with one day open, and is without faults', async ({ page }) => {
  await logInAsAgent(page, publisher);
  await page.goto('/agent/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d{4}/);
  await expect(page.getByRole('heading', { name: 'Ready, with no date' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(page.locator('.month-day')).toHaveCount(7);
});
