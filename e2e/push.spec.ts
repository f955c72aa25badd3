import type { BrowserContext, Page } from '@playwright/test';
import type { Grant } from '#contract/roles.ts';
import { test } from './agent-site.ts';
import { agentSite, everyRole, logInAsAgent, newAgent } from './agent.ts';
import { violations } from './axe.ts';
import { expect } from './fixtures.ts';
import { textSentTo } from './outbox.ts';
import { beginVisit, withPushService } from './push-browser.ts';

test.use({ serviceWorkers: 'allow' });

const card = (page: Page) => page.getByRole('region', { name: /something new|कुछ नया/ });
const pushToken = (page: Page) => page.evaluate(() => localStorage.getItem('FCMtoken'));

/** Reads a page with the mouse alone, until the browser has the service worker. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(200, 300);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Delivers a message as a push service would hand it over. */
async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ isDeleted, scopeURL }) => !isDeleted && scopeURL === `${origin}/`,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  const registrationId = await registered;
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, lang }) => ({ title, body, lang }));
  });

/** Clicks the notification. A page is opened for a real click alone, so it is noted where it would be. */
async function click(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  return worker.evaluate(async () => {
    interface Scope {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<unknown> };
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent: (event: Event) => void;
    }
    const own = self as unknown as Scope;
    const [notification] = await own.registration.getNotifications();
    return new Promise<string>((resolve) => {
      own.clients.openWindow = async (address) => resolve(address);
      own.dispatchEvent(new own.NotificationEvent('notificationclick', { notification }));
    });
  });
}

test('who says yes on the card gets what an agent sends, and a tap opens its page (spec: state:push, entity:push-token)', async ({
  page,
  context,
  browser,
  agentOrigin,
}) => {
  // Three people at work, each in a browser of their own.
  test.slow();
  const endpoint = await withPushService(context);
  await context.grantPermissions(['notifications']);
  await page.setViewportSize({ width: 360, height: 740 });
  await read(page, '/hi/news');
  await expect(card(page)).toHaveCount(0);
  await read(page, '/hi/faq');
  await expect(card(page)).toBeAttached();
  await expect(card(page)).not.toBeInViewport();
  expect(await pushToken(page)).toBeNull();
  await card(page).scrollIntoViewIfNeeded();
  expect(await violations(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'हाँ, बताइए' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('status')).toContainText('धन्यवाद');
  expect(JSON.parse((await pushToken(page)) ?? '')).toMatchObject({ endpoint });

  const title = `नाव छह बजे रुकेगी ${Date.now()}`;
  const { dataFolder } = await agentSite();
  const ask = await newAgent(page, everyRole, 'Meera Kandpal');
  const quiet = { headers: { 'x-access-token': ask.token }, data: { quiet: null } };
  expect((await page.request.post('/api/agent/push/quiet-hours', quiet)).status()).toBe(200);
  const sender = async (grants: readonly Grant[], name: string) => {
    const own = await browser.newContext({ baseURL: agentOrigin, serviceWorkers: 'block' });
    const desk = await own.newPage();
    await logInAsAgent(desk, grants, name);
    return desk;
  };
  const editor = await sender([{ role: 'editor', languages: null }], 'Lata Bisht');
  await editor.goto('/agent/push/new');
  await editor.getByRole('button', { name: 'हिन्दी' }).click();
  await editor.getByLabel('Title').fill(title);
  await expect(editor.getByText(`${title.length} of 50 characters`)).toBeVisible();
  await editor.getByLabel('Text', { exact: true }).fill('उससे पहले पार करें।');
  await editor.getByRole('combobox', { name: 'Opens' }).focus();
  await editor.getByRole('combobox', { name: 'Opens' }).fill('Events');
  await editor.getByRole('listbox').getByRole('option', { name: 'Events', exact: true }).click();
  expect(await violations(editor)).toEqual([]);
  await editor.getByRole('button', { name: 'Send to review' }).click();
  await expect(editor.getByText('Waits for approval', { exact: true })).toBeVisible();

  const publisher = await sender([{ role: 'publisher', languages: null }], 'Ila Rane');
  await publisher.goto('/agent/push');
  await publisher.getByRole('link', { name: title }).click();
  await publisher.getByRole('button', { name: 'Approve' }).click();
  await publisher.getByRole('button', { name: 'Send', exact: true }).click();
  await publisher.getByRole('button', { name: 'Send now' }).click();
  expect(await textSentTo(endpoint, /पार करें/, dataFolder)).toContain('उससे पहले');
  await publisher.goto('/agent/push');
  const row = publisher.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();

  const message = { id: 'one', title, body: 'पार करें', lang: 'hi', path: '/hi/events' };
  // Chromium drops one in twenty that are handed to it in this way; the same again takes its place.
  await expect(async () => {
    await deliver(page, agentOrigin, message);
    const notification = { title, body: 'पार करें', lang: 'hi' };
    await expect.poll(() => shown(page), { timeout: 3_000 }).toEqual([notification]);
  }).toPass();
  expect(await click(context)).toBe(`${agentOrigin}/hi/events`);
  // Whatever a message says, it opens no other site.
  await expect.poll(async () => (await shown(page)).length).toBe(0);
  await page.evaluate(async () => {
    const data = { path: 'https://evil.example/' };
    await (await navigator.serviceWorker.ready).showNotification('Two', { data });
  });
  expect(await click(context)).toBe(`${agentOrigin}/`);
});

test('"Not now" is remembered, and the page without an account switches on, changes and switches off', async ({
  page,
  context,
}) => {
  await withPushService(context);
  await context.grantPermissions(['notifications']);
  await read(page, '/news');
  await read(page, '/faq');
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(card(page)).toHaveCount(0);
  const day = Number(await page.evaluate(() => localStorage.getItem('push-card')));
  expect(day - Date.now()).toBeGreaterThan(29 * 24 * 3600_000);
  await read(page, '/governance');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(card(page)).toHaveCount(0);

  await page.goto('/notifications');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('The daily quiz').uncheck();
  await page.getByRole('button', { name: 'Turn messages on' }).click();
  await expect(page.getByText('Messages are on on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('The daily quiz')).not.toBeChecked();
  await page.getByLabel('Events', { exact: true }).uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn messages off' }).click();
  await expect(page.getByText('Messages are off on this device.')).toBeVisible();
  expect(await pushToken(page)).toBeNull();
});

test.describe('a person who says no to the browser', () => {
  test.use({ expectedFaults: [/permission to show notifications was not given/] });

  test('leaves nothing behind but a line in the log (spec: error:push-logged)', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'denied';
    });
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    await read(page, '/news');
    await read(page, '/faq');
    await card(page).getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(card(page).getByRole('status')).toContainText('Nothing was stored');
    expect(await pushToken(page)).toBeNull();
    expect(logged).toHaveLength(1);
    await read(page, '/news');
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe('where what the card needs does not come', () => {
  test.use({ serviceWorkers: 'block', expectedFaults: [/ERR_FAILED/] });

  for (const part of ['words', 'key'])
    test(`nothing is offered without its ${part}, and that is no fault`, async ({
      page,
      context,
      agentOrigin,
    }) => {
      await context.grantPermissions(['notifications'], { origin: agentOrigin });
      await beginVisit(page);
      await page.goto('/faq');
      const { pushWords } = await page.evaluate(() => window.__hydration);
      const lost = part === 'words' ? pushWords : '/api/user/push/key';
      await page.route(`**${lost}`, (route) => route.abort());
      const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith(lost));
      await page.mouse.move(100, 320).then(() => asked);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(card(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('push-card'))).toBeNull();
    });
});

test.describe('while push messages are switched off', () => {
  test.use({ expectedFaults: [/push\/key|status of 404/] });

  test('no card offers them, and the browser is asked for nothing', async ({ page, context }) => {
    await withPushService(context);
    await page.addInitScript(() => {
      Notification.requestPermission = async () => {
        sessionStorage.setItem('asked', 'yes');
        return 'denied';
      };
    });
    await page.route('**/user/push/key', (route) => route.fulfill({ status: 404, json: {} }));
    await beginVisit(page);
    await read(page, '/faq');
    await expect
      .poll(() => page.evaluate(() => Number(localStorage.getItem('push-card'))))
      .toBeGreaterThan(Date.now());
    await expect(card(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  });
});
