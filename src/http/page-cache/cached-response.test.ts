import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PATIENCE } from '#test/patience.ts';
import { cacheControl } from './cache-control.ts';
import { CachedResponse } from './cached-response.ts';

const text = 'A sentence that is said again and again. '.repeat(200);

async function serve(contentType = 'text/html', body = text, more: OutgoingHttpHeaders = {}) {
  const answer = await CachedResponse.of({
    status: 200,
    body,
    headers: { ...more, 'content-type': contentType },
  });
  const server = createServer((incoming, outgoing) => answer.send(incoming, outgoing)).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Not fetch, which would decompress and add headers of its own.
  return async (
    headers: IncomingHttpHeaders = {},
    method = 'GET',
    agent: Agent | false = false,
  ) => {
    const sent = request({ port, headers, method, agent }).end();
    const [response] = await once(sent, 'response');
    return {
      status: response.statusCode,
      headers: response.headers,
      isReused: sent.reusedSocket,
      body: await buffer(response),
    };
  };
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['deflate', undefined, (bytes: Buffer) => bytes],
])('a client that takes "%s" gets %s', async (accepted, encoding, unpack) => {
  const get = await serve();

  const { headers, body } = await get({ 'accept-encoding': accepted });

  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(unpack(body).toString()).toBe(text);
});

test('each encoding has a tag of its own, which gives 304 without a body', async () => {
  const get = await serve();
  const plain = await get();
  const brotli = await get({ 'accept-encoding': 'br' });
  expect(plain.headers.etag).not.toBe(brotli.headers.etag);

  const again = await get({
    'accept-encoding': 'br',
    'if-none-match': `"other", W/${brotli.headers.etag}`,
  });

  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers.etag).toBe(brotli.headers.etag);
});

test('the tag of other bytes gives the answer anew', async () => {
  const get = await serve();

  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const get = await serve();

  const { status, headers, body } = await get({}, 'HEAD');

  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  expect(body.length).toBe(0);
});

test('what many people read is compressed once more, smaller', async () => {
  const varied = Array.from({ length: 900 }, (_, line) => `line ${line * 7919} of many`).join('\n');
  const get = await serve('text/html', varied);
  const first = await get({ 'accept-encoding': 'br' });

  for (let hit = 0; hit < 7; hit += 1) await get({ 'accept-encoding': 'br' });

  await vi.waitFor(async () => {
    const later = await get({ 'accept-encoding': 'br' });
    expect(later.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(later.body).toString()).toBe(varied);
  }, PATIENCE);
});

test.each([
  ['a picture', 'image/webp', text],
  ['a few words', 'text/html', 'hello'],
])('%s is sent as it is', async (_, contentType, body) => {
  const get = await serve(contentType, body);

  expect((await get({ 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('a connection is kept without headers that say so, and closed for a client that asks for that', async () => {
  const get = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());

  const first = await get({}, 'GET', agent);
  const second = await get({}, 'GET', agent);

  expect(Object.keys(first.headers)).not.toContain('connection');
  expect(Object.keys(first.headers)).not.toContain('keep-alive');
  expect(second.isReused).toBe(true);
  expect((await get()).headers.connection).toBe('close');
});

test('what this server does not keep is packed better at once', async () => {
  const body = Array.from({ length: 400 }, (_, place) => `L${place} ${(place * 37) % 101}`).join(
    '',
  );
  const packed = async (control: string) => {
    const get = await serve('image/svg+xml', body, { 'cache-control': control });
    return (await get({ 'accept-encoding': 'br' })).body.length;
  };

  expect(await packed(cacheControl.immutable)).toBeLessThan(await packed(cacheControl.public));
});
