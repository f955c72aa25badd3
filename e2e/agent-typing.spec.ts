import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { ask } from './agent-calls.ts';
import { test } from './agent-site.ts';
import { logInAsAgent } from './agent.ts';
import { expect } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const publisher: readonly Grant[] = [{ role: 'publisher', languages: null }];

const field = (name: string, part: 'en' | 'hi' = 'en') => `#${part}-${name}`;

async function newDocument(page: Page) {
  const title = 'Evening library opens';
  const { id } = await ask(page, 'content/create', {
    collection: 'news',
    title,
    slug: randomUUID(),
  });
  await page.goto(`/agent/content/news/${id}`);
  await expect(page.locator(field('title'))).toHaveValue(title);
}

/** Presses keys while the page does something else: they wait, and come all at once. */
const pressWhileBusy = (page: Page, keys: readonly string[]) =>
  Promise.all([
    page.evaluate(() => {
      const until = performance.now() + 300;
      while (performance.now() < until);
    }),
    ...keys.map((key) => page.keyboard.press(key === ' ' ? 'Space' : key)),
  ]);

test('keys that waited for a busy computer do what they would have done one by one', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await newDocument(page);
  const body = page.locator(field('body'));
  await body.click();
  await expect(body).toBeFocused();
  const heading = [...'## How it ruxx', 'Backspace', 'Backspace', ...'ns', 'Enter'];
  const toSecondLetter = ['Home', 'ArrowRight'];
  const line = [...'Thwo share it.', ...toSecondLetter, 'Delete', 'End', 'Enter'];
  await pressWhileBusy(page, [...heading, ...line, ...'- Lamps']);
  await expect(body.getByRole('heading')).toHaveText('How it runs');
  await expect(body.locator('> p').first()).toHaveText('Two share it.');
  await expect(body.getByRole('listitem')).toHaveText('Lamps');
});

test('Latin keys write Hindi: Space takes the first, digits choose, Esc keeps', async ({
  page,
}) => {
  await logInAsAgent(page, publisher);
  await newDocument(page);
  const title = page.locator(field('title', 'hi'));
  await title.focus();
  await page.keyboard.press('Alt+h');
  const isOn = page.getByRole('button', { name: 'Hindi by Latin keys', pressed: true });
  await expect(isOn.first()).toBeVisible();
  await page.keyboard.type('namaste desh ');
  await expect(title).toHaveValue('नमस्ते देश ');
  await page.keyboard.type('kal');
  const second = await page.locator('.suggestion').nth(1).innerText();
  await page.keyboard.press('2');
  await expect(title).toHaveValue(new RegExp(`देश ${second.replace(/^2\s*/, '')}$`));
  await page.keyboard.type(' OK');
  await page.keyboard.press('Escape');
  await page.keyboard.type(' ');
  await expect(title).toHaveValue(/ OK $/);
  await page.locator(field('body', 'hi')).click();
  await page.keyboard.type('bijli paani ');
  await expect(page.locator(field('body', 'hi'))).toContainText('बिजली पानी');
});
