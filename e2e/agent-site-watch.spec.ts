import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { runningUrl } from '../src/main/running-database.ts';
import { startAgentSite } from './agent-site.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { firstAgent } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';

test.describe.configure({ mode: 'serial' });
// A form that lacks something, and an act without a fresh proof, are refused.
test.use({ expectedFaults: [/Failed to load resource/] });

let site: Awaited<ReturnType<typeof startAgentSite>>;
let campaign: Awaited<ReturnType<typeof partOfDemo>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Every page is compared twice, so there are only those of a few kinds.
  campaign = await partOfDemo(['settings', 'news-categories', 'news', 'faqs', 'pages']);
  site = await startAgentSite(campaign.folder);
});

test.afterAll(async () => {
  await site.stop();
  await campaign.remove();
});

/** Runs SQL as somebody who has the database in their hands. */
async function tamper(...statements: string[]): Promise<void> {
  const url = runningUrl({ url: undefined, dataFolder: site.dataFolder });
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.origin}/robots.txt`);
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), site.token);
  await page.goto(`${site.origin}/agent${path}`);
}

const ONE = "collection = 'news' and slug = 'ambighat-evening-library'";
const TITLE = 'Ambighat opens the district';

test('an overwritten page is an alarm on Today, and is brought back from there', async ({
  page,
}) => {
  test.slow();
  await open(page, '/record/site');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByText('The site shows what was published.')).toBeVisible({
    timeout: 60_000,
  });

  await tamper(`update versions set title = 'Sold', body = '<p>Sold.</p>' where ${ONE}`);
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('alert')).toContainText('things differ', { timeout: 60_000 });
  await expect(page.getByText('English: changed in the database, not here')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '');
  const alarm = page.getByRole('alert').filter({ hasText: 'does not show what was published' });
  await expect(alarm).toBeVisible();
  await alarm.getByRole('link', { name: 'See what differs' }).click();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('link', { name: `Bring back: ${TITLE}` })
    .first()
    .click();

  await expect(page.getByLabel('What', { exact: true })).toContainText(TITLE);
  await expect(page.getByText('English: as it was published')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText('Say why, for the record')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Why').fill('Somebody overwrote it');
  await tamper(`update agent_sessions set proven_at = now() - interval '10 minutes'`);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it still you?' });
  await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
  await proof.getByLabel('Password', { exact: true }).fill(firstAgent.password);
  await proof.getByRole('button', { name: 'It is me' }).click();
  await expect(page.getByText('Brought back: 1.')).toBeVisible();
  const shown = await fetch(`${site.origin}/news/ambighat-evening-library`);
  const html = await shown.text();
  expect(html).toContain(TITLE);
  expect(html).not.toContain('Sold.');
  await open(page, '/record/site');
  await expect(page.getByText('Put right in the last 30 days')).toBeVisible();
});

test('a dead link is told on Today, with the text that it stands in', async ({ page }) => {
  await tamper(
    `insert into link_checks (url, answers, asked_at, outcome)
      values ('https://gone.example/', false, now(), '404')`,
    `insert into link_uses (url, document_id, part, field)
      select 'https://gone.example/', document_id, language, 'body' from versions
      where ${ONE} and language = 'en'`,
  );
  await open(page, '');
  await expect(page.getByText('link leads nowhere')).toBeVisible();
  await page.getByRole('link', { name: 'Show dead links' }).click();
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  await expect(page.getByText('https://gone.example/')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the whole site is looked at as it was an hour ago, and a moment too early is told', async ({
  page,
}) => {
  await open(page, '/bring-back');
  await expect(page.getByLabel('What', { exact: true })).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Nothing would change' })).toBeVisible();
  await page.getByRole('button', { name: 'A week ago' }).click();
  await expect(page.getByText('What was public then is not known')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
