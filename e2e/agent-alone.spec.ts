import { ask, copyNewest } from './agent-calls.ts';
import { onOwnAgentSite } from './agent-site.ts';
import { newAgent } from './agent.ts';
import { expect } from './fixtures.ts';

/** A campaign that one person runs, with statements, which a second one looks at where there is one. */
const test = onOwnAgentSite(['settings', 'news-categories', 'press-releases']);

test('whoever runs a campaign alone publishes a statement, and sends it to review once somebody else may look at it', async ({
  page,
  site,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), site.token);
  const id = await copyNewest(page, 'press-releases');
  await page.goto(`/agent/content/press-releases/${id}`);
  const title = `The ferry runs on Sundays ${id.slice(0, 8)}`;
  await page.getByLabel('Title, English').fill(title);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Send to review' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toBeHidden();
  const { path } = await ask(page, `content/draft?collection=press-releases&id=${id}`);
  await expect
    .poll(async () => (await page.request.get(path)).text())
    .toContain('The ferry runs on Sundays');

  await newAgent(page, [{ role: 'publisher', languages: ['hi'] }], 'Tara Joshi', site);
  await page.reload();
  await page.getByLabel('Title, English').fill(`${title}, too`);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Send to review' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await newAgent(page, [{ role: 'publisher', languages: null }], 'Meera Kulkarni', site);
  await page.reload();
  await expect(page.getByLabel('Title, English')).toHaveValue(`${title}, too`);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('button', { name: 'Send to review' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
});
