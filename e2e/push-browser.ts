import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { somePushBrowser } from '#test/push-service.ts';
import { expect } from './fixtures.ts';

/**
 * Gives the pages of a browser a push service: headless Chromium has none, so what the service would answer
 * to `pushManager.subscribe` is told here. All else, permission, worker and notifications, is the browser's.
 */
export async function withPushService(context: BrowserContext): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const { p256dh, auth } = somePushBrowser();
  await context.addInitScript(
    (json) => {
      const subscription = {
        ...json,
        toJSON: () => json,
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed');
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem('subscribed', 'yes');
        return subscription;
      };
      PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem('subscribed') ? subscription : null;
    },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
  );
  return endpoint;
}

/** Reads the first page of a visit: the card is offered from the second one on. */
export async function beginVisit(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/news`);
  await page.mouse.move(100, 300);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('read'))).toBe('1');
}
