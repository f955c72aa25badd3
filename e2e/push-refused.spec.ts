import { expect, test } from './fixtures.ts';
import { beginVisit } from './push-browser.ts';

test.use({ expectedFaults: [/push/i] });

test('a browser that refuses messages is told of once, where the button was', async ({ page }) => {
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'denied');
  });
  await beginVisit(page);
  await page.goto('/notifications');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Turn messages on' }).click();
  const told = main.getByText('Your browser refuses messages from this site');
  await expect(told).toBeFocused();
  await expect(main.getByText('This browser does not allow it')).toHaveCount(0);
});
