import { ask, changeEnglish, copyNewest } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { everyRole, logInAsAgent } from './agent.ts';
import { violations } from './axe.ts';
import { coveredFocus } from './covered-focus.ts';
import { expect } from './fixtures.ts';

test.use({
  viewport: { width: 360, height: 800 },
  expectedFaults: [/status of (401|422)|ERR_FAILED/],
});

test('an issue of the newsletter that is not whole leads to the field that it lacks, in the language of that field', async ({
  page,
}) => {
  await logInAsAgent(page, everyRole);
  await page.goto('/agent/newsletter');
  await page.getByRole('button', { name: 'New issue' }).click();
  const submit = page.getByRole('button', { name: 'Send to review' });
  await submit.click();
  const subject = page.getByRole('textbox', { name: 'Subject', exact: true });
  await expect(subject).toBeFocused();
  await expect.poll(() => coveredFocus(page)).toBe('');
  expect(await violations(page)).toEqual([]);
  await subject.fill('What we did this week');
  await submit.click();
  await expect(page.getByText('Put something to read into it')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^हिन्दी/ }).click();
  await page.getByRole('textbox', { name: 'Line beside the subject' }).fill('इस हफ़्ते');
  await page.getByRole('button', { name: /^English/ }).click();
  await submit.click();
  await expect(page.getByRole('button', { name: /^हिन्दी/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(subject).toBeFocused();
  await page.route('**/newsletter/submit', (route) => route.abort());
  await subject.fill('इस हफ़्ते हमने क्या किया');
  await submit.click();
  await expect(page.getByText('What you typed is still here.')).toBeInViewport({ ratio: 1 });
});

test('a push message that is not whole leads to the field that it lacks', async ({ page }) => {
  await logInAsAgent(page, everyRole);
  await page.goto('/agent/push/new');
  await page.getByRole('button', { name: 'Send to review' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect.poll(() => coveredFocus(page)).toBe('');
});

test('a text that may not go out names the fields that keep it, in the language of the agent', async ({
  page,
}) => {
  await logInAsAgent(page, [{ role: 'publisher', languages: null }]);
  const id = await copyNewest(page, 'events');
  await changeEnglish(page, 'events', id, { title: '' });
  await page.goto(`/agent/content/events/${id}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Title (English): This is required')).toBeVisible();
  await ask(page, 'content/bin', { collection: 'events', ids: [id] });
});

test('a reason that was typed is there after the log-in, and an hour that was chosen after a failed sending', async ({
  page,
  browser,
  baseURL,
}) => {
  const writer = await browser.newPage({ baseURL: baseURL ?? '' });
  await logInAsAgent(writer, everyRole, 'Farhan Ansari');
  const issue = {
    texts: { en: { subject: `What we did ${Date.now()}`, preheader: '' } },
    blocks: [{ id: 'one', kind: 'text', texts: { en: { heading: 'Hello', text: 'First.' } } }],
    segment: { language: null, topic: null, constituency: null },
  };
  const { id, revision } = await ask(writer, 'newsletter/save', issue);
  await ask(writer, 'newsletter/submit', { id, revision });
  await writer.close();

  const { token } = await logInAsAgent(page, everyRole);
  await page.goto(`/agent/newsletter/${id}`);
  const reason = page.getByLabel('What has to change, if you return it');
  await reason.fill('The second block says nothing.');
  await page.getByRole('button', { name: 'Return' }).evaluate((button: HTMLElement) => {
    localStorage.setItem('agent:x-access-token', 'ended elsewhere');
    button.click();
  });
  await expect(page).toHaveURL(/\/agent\/login/);
  await page.evaluate((own) => localStorage.setItem('agent:x-access-token', own), token);
  await page.goBack();
  await expect(reason).toHaveValue('The second block says nothing.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();

  const dialog = page.getByRole('dialog');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const hour = dialog.getByLabel('Or on a day and hour');
  await hour.fill(`${tomorrow}T10:30`);
  await page.route('**/newsletter/send', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('We could not reach the server, so this may not be')).toBeVisible();
  await expect(hour).toHaveValue(`${tomorrow}T10:30`);
  await page.unroute('**/newsletter/send');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
});
