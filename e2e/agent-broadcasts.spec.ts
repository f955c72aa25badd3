import type { Page } from '@playwright/test';
import { ask } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { everyRole, logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { teamMember } from './desks.ts';
import { expect } from './fixtures.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  // A save comes second or too late, a preview after its issue, and a network is cut, on purpose.
  expectedFaults: [/status of (404|409)|frame-ancestors|ERR_INTERNET_DISCONNECTED/],
});

const subject = (page: Page) => page.getByLabel('Subject', { exact: true });
const saved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible();

test('two who write in one issue of the newsletter have the words of both, and choose between the same ones', async ({
  page,
  context,
  browser,
  agentOrigin,
}) => {
  await logInAsAgent(page, everyRole, 'Meera Kandpal');
  const segment = { language: null, topic: null, constituency: null };
  const { id } = await ask(page, 'newsletter/save', { texts: {}, blocks: [], segment });
  const other = await teamMember(browser, agentOrigin, everyRole, 'Lata Bisht');
  const kept = async (language: 'en' | 'hi') =>
    (await ask(other, `newsletter/issue?id=${id}`)).texts[language]?.subject;
  for (const desk of [page, other]) {
    await desk.goto(`/agent/newsletter/${id}`);
    await saved(desk);
  }
  await subject(page).fill('A week on the river');
  await expect.poll(() => kept('en')).toBe('A week on the river');
  await other.getByRole('button', { name: 'हिन्दी' }).click();
  await subject(other).fill('नदी पर एक हफ़्ता');
  await expect.poll(() => kept('hi')).toBe('नदी पर एक हफ़्ता');
  await other.getByRole('button', { name: 'English' }).click();
  await expect(subject(other)).toHaveValue('A week on the river');

  await context.setOffline(true);
  await subject(page).fill('A month on the river');
  await expect(page.getByText('It could not be saved')).toBeVisible();
  await subject(other).fill('A day by the river');
  await expect.poll(() => kept('en')).toBe('A day by the river');
  await context.setOffline(false);
  const question = page.getByRole('alert').filter({ hasText: 'the same words' });
  await expect(question).toContainText('Subject, English');
  await expect(question).toContainText('A day by the river');
  await page.reload();
  await expect(question).toContainText('A day by the river');
  await expect(subject(page)).toHaveValue('A month on the river');
  await expect(page.getByRole('button', { name: 'Send to review' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await saved(page);
  await expect(subject(page)).toHaveValue('A day by the river');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(subject(page)).toHaveValue('नदी पर एक हफ़्ता');
  await other.context().close();
});

test('a push message that somebody else saved meanwhile is not overwritten by words of before', async ({
  page,
  browser,
  agentOrigin,
}) => {
  await logInAsAgent(page, everyRole, 'Meera Kandpal');
  const words = { title: 'Rally at six', text: 'By the old ghat.' };
  const rest = { topic: 'events', path: '/events', certificate: null };
  const { id } = await ask(page, 'push/save', { texts: { en: words }, ...rest });
  const kept = async () => {
    const notices: { id: string; texts: { en: object } }[] = await ask(page, 'push/list');
    return notices.find((notice) => notice.id === id)?.texts.en;
  };
  const other = await teamMember(browser, agentOrigin, everyRole, 'Lata Bisht');
  for (const desk of [page, other]) {
    await desk.goto(`/agent/push/${id}`);
    await expect(desk.getByLabel('Title', { exact: true })).toHaveValue('Rally at six');
  }
  const save = (desk: Page) => desk.getByRole('button', { name: 'Save the draft' }).click();
  const text = (desk: Page) => desk.getByLabel('Text', { exact: true });
  await text(other).fill('By the new ghat.');
  await save(other);
  await expect.poll(kept).toEqual({ title: 'Rally at six', text: 'By the new ghat.' });
  await page.getByLabel('Title', { exact: true }).fill('Rally at seven');
  await save(page);
  await expect(text(page)).toHaveValue('By the new ghat.');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Rally at seven');
  await save(page);
  await expect.poll(kept).toEqual({ title: 'Rally at seven', text: 'By the new ghat.' });

  await other.getByLabel('Title', { exact: true }).fill('Rally at eight');
  await save(other);
  const question = other.getByRole('alert').filter({ hasText: 'the same words' });
  await expect(question).toContainText('Rally at seven');
  await other.reload();
  await expect(question).toContainText('Rally at seven');
  expect(await violations(other)).toEqual([]);
  await question.getByRole('button', { name: 'Keep my words' }).click();
  await save(other);
  await expect.poll(kept).toEqual({ title: 'Rally at eight', text: 'By the new ghat.' });
  await other.context().close();
});

for (const [kind, made, field] of [
  ['push', { topic: 'events', path: '/events', certificate: null }, 'Title'],
  [
    'newsletter',
    { blocks: [], segment: { language: null, topic: null, constituency: null } },
    'Subject',
  ],
] as const)
  test(`words for a ${kind} draft that somebody threw away meanwhile become a new one`, async ({
    page,
  }) => {
    await logInAsAgent(page, everyRole, 'Meera Kandpal');
    const texts = {
      en:
        kind === 'push'
          ? { title: 'Rally', text: 'By the ghat.' }
          : { subject: 'Rally', preheader: '' },
    };
    const { id, revision } = await ask(page, `${kind}/save`, { texts, ...made });
    await page.goto(`/agent/${kind}/${id}`);
    const words = page.getByLabel(field, { exact: true });
    await expect(words).toHaveValue('Rally');
    await ask(page, `${kind}/delete`, { id, revision });
    await words.fill('Rally at seven');
    if (kind === 'push') await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByRole('main').getByText(/^Meera Kandpal threw it away: /)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Make a new draft of my words' }).click();
    await expect(words).toHaveValue('Rally at seven');
    await expect(page).not.toHaveURL(new RegExp(id));
    await page.goto(`/agent/${kind}/${id}`);
    await expect(page.getByText(/^Meera Kandpal threw it away: /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make a new draft' })).toHaveCount(0);
  });

test('an issue of the newsletter that is left before a word is written is in no list; one with a word stays', async ({
  page,
}) => {
  await logInAsAgent(page);
  const idOf = () => page.url().split('/').at(-1) ?? '';
  const ids = async () =>
    (await ask(page, 'newsletter/list')).map((issue: { id: string }) => issue.id);
  const begin = async () => {
    await page.getByRole('button', { name: 'New issue' }).click();
    await expect(page).toHaveURL(/\/agent\/newsletter\/[\w-]{36}$/);
    await expect(subject(page)).toBeVisible();
  };
  await page.goto('/agent/newsletter');
  await begin();
  const left = idOf();
  expect(await ids()).toContain(left);
  await page.goBack();
  await expect.poll(ids).not.toContain(left);
  await expect(page.locator(`a[href$="${left}"]`)).toHaveCount(0);

  await begin();
  const kept = idOf();
  await subject(page).fill('A week on the river');
  await page.goBack();
  await expect(page.locator(`a[href$="${kept}"]`)).toContainText('A week on the river');
});
