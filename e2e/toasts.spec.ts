import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// spec: constant:toasts

/** The animation that measures a toast's time. */
const timeOf = (toast: Locator) => toast.locator('.Toastify__progress-bar--animated');
const lengthOf = (toast: Locator) =>
  timeOf(toast).evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration);
const stateOf = (toast: Locator) =>
  timeOf(toast).evaluate((bar) => bar.getAnimations()[0]?.playState);

/** A toast ignores the pointer until it has appeared. */
async function arrived(toast: Locator): Promise<void> {
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  );
}

/** Scrolls an element to the middle of the window; returns how far off it is two frames later, in pixels. */
async function centre(element: Element): Promise<number> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((goOn) => void requestAnimationFrame(goOn));
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}

async function subscribe(page: Page): Promise<Locator> {
  await page.goto('/faq');
  await page.getByLabel('Email address').fill('toast@letters.example');
  const button = page.getByRole('button', { name: 'Subscribe' });
  // A message would move off a button that is used where it stands. What is laid out late above the
  // button pushes it on.
  await expect.poll(() => button.evaluate(centre)).toBeLessThan(100);
  await button.click();
  const toast = page.getByRole('status').filter({ hasText: 'Thank you' });
  await arrived(toast);
  return toast;
}

test('a message leaves by itself after 3000 ms', async ({ page }) => {
  const toast = await subscribe(page);
  expect(await lengthOf(toast)).toBe(3000);
  await expect(toast).toBeHidden();
});

test('a message stands at the top right, and stays while somebody points at it', async ({
  page,
}) => {
  const toast = await subscribe(page);
  const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 999, width: 0 };
  expect(y).toBeLessThan(40);
  expect(x + width).toBeGreaterThan(1240);
  await toast.hover();
  await expect.poll(() => stateOf(toast)).toBe('paused');
  await page.mouse.move(10, 600);
  await expect.poll(() => stateOf(toast)).toBe('running');
});

test('on a phone a message lies beside the field in use, and moves off the one that is used next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/faq');
  const field = page.getByLabel('Email address');
  await field.fill('toast@letters.example');
  const boxOf = async (element: Locator) =>
    (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const lies = async (toast: Locator, used: Locator) => {
    const [one, other] = [await boxOf(toast), await boxOf(used)];
    if (one.y + one.height > 640) return 'out of sight';
    const isBeside = one.y >= other.y + other.height || one.y + one.height <= other.y;
    return isBeside ? 'beside it' : 'on it';
  };
  const scrollBelowHeader = (used: Locator) =>
    used.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 64, behavior: 'instant' }),
    );
  await scrollBelowHeader(field);
  await field.press('Enter');
  const toast = page.getByRole('status').filter({ hasText: 'Thank you' });
  await arrived(toast);
  await toast.hover();
  await expect(field).toBeFocused();
  await expect.poll(() => lies(toast, field)).toBe('beside it');
  await toast.hover();
  const next = page.getByRole('button', { name: 'Subscribe' });
  await next.focus();
  await scrollBelowHeader(next);
  await expect.poll(() => lies(toast, next)).toBe('beside it');
});

test('a message is closed by a click', async ({ page }) => {
  const toast = await subscribe(page);
  await toast.hover();
  await toast.click();
  await expect(toast).toBeHidden();
});

test('a message is dragged away', async ({ page }) => {
  const toast = await subscribe(page);
  await toast.hover();
  await page.mouse.down();
  await page.mouse.move(1279, 40, { steps: 5 });
  await page.mouse.up();
  await expect(toast).toBeHidden();
});

test.describe('over an open window', () => {
  test.use({ expectedFaults: [/status of 503/] });

  test('a message lies on top and can be pointed at', async ({ page }) => {
    const reply = { success: false, message: 'The site is busy.' };
    await page.route('**/api/user/join/create', (route) =>
      route.fulfill({ status: 503, json: reply }),
    );
    await page.goto('/');
    await page.getByRole('link', { name: 'Join the campaign' }).click();
    const dialog = page.getByRole('dialog');
    for (const label of ['Name', 'Email', 'Message'])
      await dialog.getByRole('textbox', { name: label }).fill('a@letters.example');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const toast = page.getByRole('alert').filter({ hasText: reply.message });
    await arrived(toast);
    await toast.hover();
    await expect.poll(() => stateOf(toast)).toBe('paused');
    await toast.click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});
