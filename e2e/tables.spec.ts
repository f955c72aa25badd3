import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { expect } from './fixtures.ts';
import { isOpenToAll } from './open-to-all.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

async function choose(page: Page, name: string, rows: readonly string[]): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
}

test('a table of questions is tried first, and its good rows become drafts', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await logInAsAgent(page, [{ role: 'publisher', languages: null }]);
  await page.goto('/agent/content/faqs');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save an empty table' }).click();
  expect((await saved).suggestedFilename()).toBe('faqs.csv');
  const head = 'Title;title.hi;Body';
  const good = `When, ${mark}?;कब?;"Soon; very soon."`;
  await choose(page, 'questions.csv', [head, good, ';;Nobody asked']);
  await expect(dialog).toContainText('1 of 2 rows can be taken.');
  await expect(dialog.getByRole('listitem')).toContainText('Row 3');
  await expect(dialog.getByText('Choose another table')).toBeVisible();
  await isOpenToAll(page, 'a table that is tried');
  await dialog.getByRole('button', { name: 'Make 1 draft' }).click();
  await expect(page.getByText('1 draft is made.')).toBeVisible();
  await expect(page.getByText(`When, ${mark}?`)).toBeVisible();

  // Its faulty row was mended since.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page, 'questions.csv', [head, good, `Who, ${mark}?;;Nobody asked`]);
  await expect(dialog).toContainText('1 of 2 rows can be taken.');
  await expect(dialog.getByRole('listitem')).toContainText('It is there already');
  await dialog.getByRole('button', { name: 'Make 1 draft' }).click();
  await expect(page.getByText(`Who, ${mark}?`)).toBeVisible();
  await expect(page.getByText(`When, ${mark}?`)).toHaveCount(1);
});

test('a list of readers comes in with proof of consent, and tells who does not', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  await logInAsAgent(page);
  await page.goto('/agent/newsletter/people');
  await page.getByRole('button', { name: 'Bring in a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring in a list' });
  await choose(page, 'list.csv', [
    'email,name,language,consent_date,consent_proof',
    `one-${mark}@letters.example,Ila,hi,2026-10-01,Sheet 4`,
    `two-${mark}@letters.example,Usha,en,2026-10-01,Sheet 4`,
    `three-${mark}@letters.example,Bhola,en,2026-10-01,`,
  ]);
  await expect(dialog.getByRole('listitem')).toContainText('Row 4');
  await expect(dialog.getByRole('listitem')).toContainText('consent_proof is missing');
  await isOpenToAll(page, 'a list that is tried');
  await dialog.getByRole('button', { name: 'Take in 2 people' }).click();
  await expect(page.getByText('2 people are taken in.')).toBeVisible();
  const address = page.getByLabel('Is this address on the list?');
  await address.fill(`one-${mark}@letters.example`);
  await page.getByRole('button', { name: 'Look' }).click();
  await expect(page.getByText('This address gets the newsletter.')).toBeVisible();
  await address.fill(`three-${mark}@letters.example`);
  await page.getByRole('button', { name: 'Look' }).click();
  await expect(page.getByText('We do not know this address.')).toBeVisible();
});
