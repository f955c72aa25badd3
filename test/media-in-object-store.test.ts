import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addMissingCopies } from '#content/files/missing-copies.ts';
import { storeFile } from '#content/files/store-file.ts';
import { s3Storage } from '#gateways/storage/s3.ts';
import { s3Server } from '#test/s3-server.ts';
import { testSite } from '#test/site.ts';

let isAway = false;
const { settings } = await s3Server({
  forFile: true,
  fault: (_, response) => isAway && Boolean(response.writeHead(503).end()),
});
const storage = s3Storage(settings);
const site = await testSite({
  environment: {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  },
});
const KEY = 'ab12'.repeat(16);
await storage.put(`${KEY}.mp3`, Buffer.from('0123456789'), 'audio/mpeg');
await storage.put(`private/${KEY}`, Buffer.from('as it came'), 'audio/mpeg');

test('a recording that lies in an object store is served whole, in part and not twice', async () => {
  const whole = await site.get(`/media/${KEY}.mp3`);
  expect(whole.status).toBe(200);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400, s-maxage=300',
  });
  expect(await whole.text()).toBe('0123456789');

  const part = await site.get(`/media/${KEY}.mp3`, { range: 'bytes=2-4' });
  expect([part.status, await part.text()]).toEqual([206, '234']);
  const etag = whole.headers.get('etag') ?? '';
  expect((await site.get(`/media/${KEY}.mp3`, { 'if-none-match': etag })).status).toBe(304);
});

test('a picture is taken into an object store in all its sizes, and privately as it came', async () => {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } });
  const bytes = await plain.jpeg().toBuffer();
  const { key } = await storeFile(storage, { name: 'ghat.jpg', bytes, widget: 'picture' });
  const seen = async (ending: string) => {
    const { status, headers } = await site.get(`/media/${key}-60.${ending}`);
    return [status, ...['content-type', 'cache-control', 'etag'].map((name) => headers.get(name))];
  };
  const kept = 'public, max-age=86400, s-maxage=300';
  const webp = [200, 'image/webp', kept, `"${key}-60.webp"`];
  expect(await seen('webp')).toEqual(webp);
  // Until it is made, the other one answers, and browsers ask again each time.
  expect(await seen('avif')).toEqual(webp.with(2, 'no-cache'));
  await addMissingCopies(storage, key);
  expect(await seen('avif')).toEqual([200, 'image/avif', kept, `"${key}-60.avif"`]);
  expect(await storage.get(`private/${key}`)).toEqual(bytes);
});

test('a private or missing file in the store has no address', async () => {
  for (const path of [`private/${KEY}`, KEY, `private%2f${KEY}`, `${'cd34'.repeat(16)}.mp3`])
    expect((await site.get(`/media/${path}`)).status, path).toBe(404);
});

test('while the object store is away, its files are asked for later, and the log says why without a secret', async () => {
  isAway = true;
  const answer = await site.get(`/media/${KEY}.mp3`);
  isAway = false;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await site.get(`/media/${KEY}.mp3`)).status).toBe(200);
  expect(site.faults.join()).toContain(`${settings.endpoint} answered 503`);
  expect(site.faults.join()).not.toContain('AWS4-HMAC-SHA256');
});
