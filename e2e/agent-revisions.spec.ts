import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { photograph } from '#test/media-files.ts';
import { ask, copyNewest, newestIn } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';
import { largePhotograph } from './library-files.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const publisher = [{ role: 'publisher', languages: null }] as const;

const saved = (page: Page) =>
  expect(page.locator('.save-sentence')).toContainText(/Saved .* on this device and on the server/);

/** Begins a document with the facts of another one, and opens it. */
async function begin(page: Page, collection: string, title: string) {
  const { id } = await ask(page, 'content/create', {
    collection,
    title,
    slug: randomUUID(),
  });
  const other = await newestIn(page, collection);
  const like = await ask(page, `content/draft?collection=${collection}&id=${other}`);
  const own = await ask(page, `content/draft?collection=${collection}&id=${id}`);
  const isFacts = ({ part }: { part: string }) => part === 'facts';
  const base = own.parts.find(isFacts)?.revision ?? null;
  const { content } = like.parts.find(isFacts);
  await ask(page, 'content/save', { collection, id, part: 'facts', content, base });
  await page.goto(`/agent/content/${collection}/${id}`);
  return { collection, id: String(id), path: String(own.path) };
}

/** Chooses words of a reviewed field, as the mouse does. */
const choose = (page: Page, field: string, words: string) =>
  page.locator(`[data-field="${field}"] p`).evaluate((place, wanted) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(
        ...([walker.currentNode, at, walker.currentNode, at + wanted.length] as const),
      );
    }
  }, words);

async function sendToReview(page: Page, note: string) {
  await page.getByRole('button', { name: 'Send to review' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'What goes out' });
  await dialog.getByLabel(/When/).fill('2031-12-09T06:00');
  await dialog.getByLabel(/For the one who looks at it/).fill(note);
  await dialog.getByRole('button', { name: 'Send to review' }).click();
  await expect(dialog).toBeHidden();
}

test('a release is written, translated, looked at, returned, answered, approved, planned, public, changed and put back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const title = `The ferry runs until eleven ${Date.now()}`;
  await logInAsAgent(page, publisher, 'Farhan Ansari');
  const document = await begin(page, 'press-releases', title);
  await page.locator('#en-summary').fill('The last boat leaves at eleven.');
  await page.locator('#en-body').click();
  await page.keyboard.type('The ferry runs until eleven. Two stops are new.');
  await page.locator('#hi-title').fill('नाव रात ग्यारह बजे तक');
  await page.locator('#hi-summary').fill('आख़िरी नाव ग्यारह बजे।');
  await page.locator('#hi-body').fill('नाव रात ग्यारह बजे तक चलेगी।');
  await saved(page);
  await page.keyboard.press('Control+.');
  const preview = page.frameLocator('.preview-frame');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('The ferry runs');
  await expect(page.getByRole('button', { name: '360' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+.');
  await sendToReview(page, 'For Monday');

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await logInAsAgent(other, publisher, 'Meera Kulkarni');
  await other.goto('/agent/reviews');
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByText(/^\d+ of \d+$/)).toBeVisible();
  await other.getByRole('button', { name: /हिन्दी/ }).click();
  await expect(other.locator('[data-field="summary"]')).toContainText('आख़िरी नाव');
  await other.getByRole('button', { name: 'English' }).click();
  await choose(other, 'body', 'Two stops');
  await other.getByRole('button', { name: 'Comment on these words' }).click();
  await expect(other.getByLabel(/The words it is about/)).toHaveValue('Two stops');
  await other.getByLabel('Your comment').fill('Which ones?');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.locator('[data-field="body"] .commented')).toHaveText('Two stops');
  await other.getByRole('button', { name: 'Comment 1' }).click();
  await expect(other.locator('#comment-1')).toBeFocused();
  expect(await violations(other)).toEqual([]);
  await other.getByLabel(/A word to Farhan/).fill('Name the stops');
  await other.getByRole('button', { name: 'Return' }).click();
  await expect(other).toHaveURL(/\/agent\/reviews$/);

  await page.goto('/agent/reviews?view=mine');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Name the stops')).toBeVisible();
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill('Both by the hospital.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = page.locator('.comment-answer', { hasText: 'Both by the hospital.' });
  await expect(answer).toContainText('Farhan Ansari');
  await page.getByRole('link', { name: 'Open in the editor' }).click();
  await page.locator('#en-summary').fill('At eleven, with two stops by the hospital.');
  await saved(page);
  await sendToReview(page, 'Named');

  await other.goto('/agent/reviews');
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByRole('button', { name: 'Approve' })).toBeVisible();
  await other.keyboard.press('a');
  await expect(other).toHaveURL(/\/agent\/reviews$/);
  await page.reload();
  await expect(page.getByText('Scheduled').first()).toBeVisible();
  const { parts } = await ask(page, `content/draft?collection=press-releases&id=${document.id}`);
  const revisions = Object.fromEntries(
    parts.map(({ part, revision }: { part: string; revision: number }) => [part, revision]),
  );
  const at = new Date(Date.now() + 3_000).toISOString();
  const { collection, id, path } = document;
  await ask(page, 'content/schedule', { collection, id, revisions, at });
  await expect
    .poll(async () => (await page.request.get(path)).status(), { timeout: 60_000 })
    .toBe(200);
  await context.close();

  await page.locator('#en-summary').fill('Changed by mistake.');
  await saved(page);
  await page.getByRole('link', { name: /^All \d+/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.compare-texts del').first()).toBeVisible();
  await expect(page.locator('.compare-texts ins').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put A back' }).click();
  await expect(page.locator('#en-summary')).toHaveValue(
    'At eleven, with two stops by the hospital.',
  );
});

test('a review and a comparison show headings, lists, tables and links as such, with what changed of them', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  const collection = 'news';
  const id = await copyNewest(page, collection);
  const save = async (body: string) => {
    const { parts } = await ask(page, `content/draft?collection=${collection}&id=${id}`);
    const { content, revision: base } = parts.find(({ part }: { part: string }) => part === 'en');
    const written = { collection, id, part: 'en', content: { ...content, body }, base };
    return ask(page, 'content/save', { ...written, isNewSitting: true });
  };
  const table = (hour: string) =>
    `<table><tbody><tr><th>Day</th><th>Hour</th></tr><tr><td>Monday</td><td>${hour}</td></tr></tbody></table>`;
  const first = await save(
    `<h2>Opening hours</h2>${table('Six')}<p>Ask <a href="https://one.example/">the library</a>.</p><p>Bring a lamp</p>`,
  );
  await ask(page, 'content/publish', { collection, id, revisions: { en: first.revision } });
  const { revision } = await save(
    `<p>Opening hours</p>${table('Seven')}<p>Ask <a href="https://two.example/">the library</a>.</p><ul><li>Bring a lamp</li></ul>`,
  );
  const review = await ask(page, 'reviews/submit', {
    collection,
    id,
    revisions: { en: revision },
  });
  await page.goto(`/agent/reviews/${collection}/${review.id}`);
  const body = page.locator('[data-field="body"]');
  await expect(body.locator('p', { hasText: 'Opening hours' }).locator('del')).toHaveText(
    'Heading',
  );
  await expect(body.getByRole('row').nth(1).locator('ins')).toHaveText('Seven');
  await expect(body.locator('ins', { hasText: 'two' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show what changed' }).click();
  await expect(body.locator('del, ins')).toHaveCount(0);
  await page.goto(`/agent/content/${collection}/${id}/revisions`);
  const texts = page.locator('.compare-texts');
  await expect(texts.getByRole('heading', { name: /Opening hours/ })).toContainText('Heading');
  await expect(texts.getByRole('listitem').filter({ hasText: 'Bring a lamp' })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

/** Expects a picture that was loaded. */
const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

test('a photograph is sent from the editor and needs its words; another of its name needs its own, and both are seen where texts are compared and reviewed', async ({
  page,
}) => {
  test.slow();
  await logInAsAgent(page, publisher);
  const { collection, id } = await begin(page, 'infographics', `What was counted ${Date.now()}`);
  const folder = await mkdtemp(join(tmpdir(), 'abhiyan-picture-'));
  const name = `counted-${Date.now()}.jpg`;
  await writeFile(join(folder, name), await photograph(Date.now() % 1e6, 1200, 800));
  await page
    .getByRole('button', { name: /^(?:Change|Choose a picture)$/ })
    .first()
    .click();
  await page.locator('input[type="file"]').setInputFiles(join(folder, name));
  await expect(page.locator('.picture-row').first()).toContainText(name, { timeout: 45_000 });
  const words = page.getByLabel('What the picture shows, in English');
  await expect(page.getByText('Say in English what the picture shows')).toBeVisible();
  await words.first().fill('Bars of the wells that were counted');
  await saved(page);
  await expect(page.getByText('Say in English what the picture shows')).toBeHidden();

  await page.getByRole('button', { name: 'Change' }).first().click();
  const other = { name, mimeType: 'image/jpeg', buffer: await largePhotograph() };
  await page.locator('input[type="file"]').setInputFiles(other);
  await expect(page.locator('.picture-row').first()).toContainText('3000 × 2400', {
    timeout: 45_000,
  });
  await expect(words.first()).toHaveValue('');
  await expect(page.getByText('Say in English what the picture shows')).toBeVisible();
  await words.first().fill('Bars of the wells and of the taps');
  for (const field of ['summary', 'body', 'source'])
    await page.locator(`#en-${field}`).fill('Counted by the ward offices.');
  await saved(page);

  await page.getByRole('link', { name: /^All \d+/ }).click();
  await page.getByRole('button', { name: /Facts/ }).first().click();
  await expect(page.locator('.compare-texts')).toContainText('Date');
  await page
    .getByRole('button', { name: /Poster/ })
    .first()
    .click();
  await isDrawn(page.locator('.compare-texts .changed-picture img'));
  await expect(page.locator('.compare-texts')).toContainText('Bars of the wells and of the taps');
  expect(await violations(page)).toEqual([]);
  const { parts } = await ask(page, `content/draft?collection=${collection}&id=${id}`);
  const revisions = Object.fromEntries(
    parts.map(({ part, revision }: { part: string; revision: number }) => [part, revision]),
  );
  const review = await ask(page, 'reviews/submit', { collection, id, revisions });
  await page.goto(`/agent/reviews/${collection}/${review.id}`);
  await isDrawn(page.locator('.reviewed-field .changed-picture img'));
  expect(await violations(page)).toEqual([]);

  const { content } = parts.find(({ part }: { part: string }) => part === 'en');
  const saveAs = (part: 'en' | 'hi', file: object, base: number | null) => {
    const changed = { ...content, words: { ...content.words, file } };
    return ask(page, 'content/save', { collection, id, part, content: changed, base });
  };
  const { file: poster } = content.words;
  await saveAs('hi', poster, null);
  await saveAs('en', { ...poster, name: 'counted-again.jpg' }, revisions['en'] ?? null);
  await page.goto(`/agent/content/${collection}/${id}`);
  await expect(page.locator('.behind-note ins')).toContainText('again');
  await expect(page.locator('.behind-note')).not.toContainText('{');
});

test.describe('two who change one fact', () => {
  test.use({ expectedFaults: [/409 \(|ERR_INTERNET_DISCONNECTED/] });

  test('compare it by its name on the page, not as it is stored', async ({ page }) => {
    await logInAsAgent(page, publisher);
    const { collection, id } = await begin(page, 'news', `A conflict of lights ${Date.now()}`);
    const { parts } = await ask(page, `content/draft?collection=${collection}&id=${id}`);
    const { content, revision } = parts.find(({ part }: { part: string }) => part === 'facts');
    const [mine = '', theirs = ''] = ['Dawn', 'Dusk', 'Night'].filter(
      (name) => name.toLowerCase() !== content.hour,
    );
    const choice = page.getByRole('radio', { name: mine });
    await expect(choice).toBeVisible();
    await page.context().setOffline(true);
    await choice.check();
    await expect(page.locator('.save-sentence')).toContainText(/No network/);
    const changed = { ...content, hour: theirs.toLowerCase() };
    const save = { collection, id, part: 'facts', content: changed, base: revision };
    await ask(page, 'content/save', save);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    const texts = page.locator('[data-choice-of="hour"] .conflict-text');
    await expect(texts.first()).toContainText(mine);
    await expect(texts.last()).toContainText(theirs);
    await page.keyboard.press('3');
    await expect(page.getByText('0 of 1 chosen')).toBeVisible();
    await expect(page.getByText('write it together')).toBeHidden();
    await page.keyboard.press('2');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('radio', { name: theirs })).toBeChecked();
  });
});
