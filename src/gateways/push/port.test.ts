import { createECDH } from 'node:crypto';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { isPushEndpoint } from '#contract/push-token.ts';
import { readOutbox } from '#test/outbox.ts';
import { pushService, somePushBrowser } from '#test/push-service.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { pushOutbox } from './outbox.ts';
import type { Push } from './port.ts';
import { webPush } from './web-push.ts';

function someKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey('base64url').padStart(43, 'A') };
}

const browser = somePushBrowser();
const words = { title: 'नदी का पानी बढ़ रहा है', body: 'The ferry stops at six.', path: '/news' };
const to = (endpoint: string): Push => ({
  id: '5b7b4dd6-4a0a-4a3e-9c2f-6c1f0a8f3a11',
  createdAt: new Date('2026-11-21T12:00:00.123Z'),
  to: { endpoint, p256dh: browser.p256dh, auth: browser.auth },
  subject: words.title,
  text: words.body,
  payload: JSON.stringify(words),
  ttlSeconds: 3600,
});

const sending = (more = {}) =>
  webPush({
    contact: 'mailto:hello@campaign.example',
    keys: async () => someKeys(),
    allowsLoopback: true,
    ...more,
  });

async function service(...answers: Parameters<typeof pushService>) {
  const started = await pushService(...answers);
  onTestFinished(started.stop);
  return started;
}

describe('push messages by Web Push (spec: third-party:push)', () => {
  it('prove who sends them, and only the one browser can read them', async () => {
    const { received, address } = await service();
    const gateway = sending();
    expect(await gateway.send(to(`${address}/one`))).toBe('sent');
    expect(await gateway.send(to(`${address}/two`))).toBe('sent');
    expect(received.map(({ path }) => path)).toEqual(['/one', '/two']);
    expect(received[0]?.headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm' });
    expect(received[0]?.body.includes('ferry')).toBe(false);
    expect(JSON.parse(browser.open(received[0]?.body ?? Buffer.of()))).toEqual(words);
    expect(() => somePushBrowser().open(received[0]?.body ?? Buffer.of())).toThrow(/auth/);
  });

  it('are refused by the service where another key signed them', async () => {
    const { received, address } = await service();
    const keys = async () => ({ ...someKeys(), publicKey: someKeys().publicKey });
    await expect(sending({ keys }).send(to(address))).rejects.toMatchObject({ outcome: 'never' });
    expect(received).toEqual([]);
  });

  it.each([404, 410])('find out by %i that a browser is gone', async (status) => {
    const { address } = await service(() => ({ status }));
    expect(await sending().send(to(address))).toBe('gone');
  });

  it.each([
    ['is busy', { status: 429 }, 'notSent'],
    ['is away', { status: 503 }, 'notSent'],
    ['refuses the message', { status: 413 }, 'never'],
    ['sends us elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }, 'never'],
    ['breaks', { status: 500 }, 'unknown'],
    ['hangs up', { hangUp: true }, 'unknown'],
    ['never stops talking', { body: 'x'.repeat(70_000) }, 'unknown'],
  ])('understand that a service %s', async (_what, answer, outcome) => {
    const { address, received } = await service(() => answer);
    const attempt = sending().send(to(`${address}/secret-address`));
    await expect(attempt).rejects.toMatchObject({ name: 'DeliveryError', outcome });
    await expect(attempt).rejects.not.toThrow(/secret-address|ferry/);
    expect(received).toHaveLength(1);
  });

  it('go to push services alone, and to no address of this machine or its neighbours', async () => {
    const { address, received } = await service();
    const strict = { allowsLoopback: false };
    const refused = ['https://127.0.0.1/', 'https://push.example/', address];
    for (const endpoint of refused)
      await expect(sending(strict).send(to(endpoint))).rejects.toMatchObject({ outcome: 'never' });
    expect(received).toEqual([]);
    const unreachable = sending().send(to('http://127.0.0.1:2/'));
    await expect(unreachable).rejects.toMatchObject({ outcome: 'notSent' });
    const noKey = { ...to(address), to: { ...to(address).to, p256dh: 'B'.repeat(87) } };
    await expect(sending().send(noKey)).rejects.toMatchObject({ outcome: 'never' });
  });
});

test('without a push service, messages are kept, one file each however often they are sent', async () => {
  const folder = temporaryFolder();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  expect(await pushOutbox(folder).send(to(endpoint))).toBe('sent');
  await pushOutbox(folder).send(to(endpoint));
  expect(readOutbox(folder)).toEqual([
    {
      channel: 'push',
      to: endpoint,
      subject: words.title,
      text: words.body,
      createdAt: '2026-11-21T12:00:00.123Z',
    },
  ]);
});

test('the push services of browsers are known by their exact names', () => {
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'sg2p.notify.windows.com',
  ])
    expect(isPushEndpoint(`https://${host}/send/abc`), host).toBe(true);
  for (const address of [
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://x@fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil-fcm.googleapis.com/',
    'https://push.apple.com/',
    'https://notpush.apple.com/',
    'https://evilnotify.windows.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'nothing',
    '',
  ])
    expect(isPushEndpoint(address), address).toBe(false);
});
