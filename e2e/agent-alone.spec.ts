import { ask, copyNewest } from './agent-calls.ts';
import { startAgentSite } from './agent-site.ts';
import { newAgent } from './agent.ts';
import { expect, test as base } from './fixtures.ts';
import { partOfDemo } from './part-of-demo.ts';

type Site = Awaited<ReturnType<typeof startAgentSite>>;

/** A campaign that one person runs, with statements, which a second one looks at where there is one. */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern.
    async ({}, use) => {
      const campaign = await partOfDemo(['settings', 'news-categories', 'press-releases']);
      const site = await startAgentSite(campaign.folder);
      await use(site);
      await site.stop();
      await campaign.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

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
