import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { askForCode, enterCode, heading, newNumber } from './people.ts';

/** Puts elements in place of the texts of every page, also of those to come, as a browser's translator does. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    function wrap(within: Node) {
      const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    }
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    });
    addEventListener('hydrated', () => {
      wrap(document.body);
      watch.observe(document.body, { childList: true, subtree: true });
    });
  });
}

test('somebody whose browser translates the page waits for another code, and the page stays', async ({
  page,
}) => {
  const number = newNumber();
  await translate(page);
  await page.goto('/login');
  await expect(page.locator('font').first()).toBeVisible();
  await askForCode(page, number);
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  await enterCode(page, number);
  await expect(page).toHaveURL(/register/);
  await expect(heading(page)).toBeVisible();
});

test.describe('a page that something else has changed', () => {
  // React breaks where it misses an element of its own, and can draw no error page.
  test.use({ expectedFaults: [/TrustedHTML|on 'Node'/] });

  test('is loaded anew once it breaks, instead of being left empty', async ({ page }) => {
    await page.goto('/quiz');
    const option = page.locator('.quiz-option').first();
    const next = page.getByRole('button', { name: 'Next' });
    // Enabled once the round is there.
    await expect(next).toBeEnabled();
    await option.click();
    await expect(option.getByRole('radio')).toBeChecked();
    await page.evaluate(() => {
      const question = document.querySelector('.quiz-fields');
      const wrapper = document.createElement('div');
      question?.replaceWith(wrapper);
      if (question) wrapper.append(question);
    });
    await next.click();
    await expect(page.getByText('2 of 5')).toBeVisible();
    await expect(option).toBeVisible();
  });
});
