import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { rawRequest } from '#test/raw-request.ts';
import { bind } from './bind.ts';
import { startSite } from './site-fixture.ts';

const reply = success({ heard: z.string(), address: z.string() });

const find = bind(
  endpoint({
    name: 'find',
    summary: 'Finds',
    method: 'GET',
    path: '/find',
    access: 'anyone',
    query: z.object({ s: z.string() }),
    reply,
  }),
  async ({ query, caller: { address } }) => ({ heard: query.s, address }),
);

const send = bind(
  endpoint({
    name: 'send',
    summary: 'Sends',
    method: 'POST',
    path: '/send',
    access: 'anyone',
    query: z.object({ s: z.string() }),
    body: z.object({ text: z.string() }),
    reply,
  }),
  async ({ query, body, caller: { address } }) => ({ heard: query.s + body.text.length, address }),
);

const head = (line: string) => `${line} HTTP/1.1\r\nhost: a\r\n`;

describe('an address with raw UTF-8', () => {
  test('is read as if it were encoded, and whose it is stays known', async () => {
    const { url } = await startSite({ calls: [find] });
    const answer = await rawRequest(url, `${head('GET /api/find?s=विकास')}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain('"heard":"विकास","address":"127.0.0.1"');
  });

  test('may carry a body that arrives later', async () => {
    const { url } = await startSite({ calls: [send] });
    const body = JSON.stringify({ text: 'a'.repeat(10_000) });
    const socket = await sendHead(url, `content-length: ${body.length}\r\n`);
    socket.write(body);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('"heard":"घाट10000"');
  });

  test.each([
    [
      'half a letter',
      Buffer.from('GET /api/find?s=\xe0\xa4 HTTP/1.1\r\nhost: a\r\n\r\n', 'latin1'),
    ],
    ['a control character', `${head('GET /api/find?s=घ\u0001')}\r\n`],
    ['another version', 'GET /api/find?s=घाट HTTP/9.9\r\nhost: a\r\n\r\n'],
    ['two lengths', `${head('GET /api/find?s=घ')}content-length: 1\r\ncontent-length: 2\r\n\r\n`],
    ['one that comes second', `${head('GET /')}\r\n${head('GET /api/find?s=घाट')}\r\n`],
  ])('is refused with %s', async (_, bytes) => {
    const { url } = await startSite({ calls: [find] });
    const answer = await rawRequest(url, bytes);
    expect(answer).toMatch(/HTTP\/1\.1 400 Bad Request/);
    expect(answer).not.toContain('"success":true');
    expect((await fetch(`${url}/api/find?s=ok`)).status).toBe(200);
  });

  test('harms nobody when its sender hangs up', async () => {
    const site = await startSite({ calls: [find, send] });
    const socket = await sendHead(site.url, 'content-length: 100\r\n');
    socket.resetAndDestroy();
    expect((await site.get('/api/find?s=ok')).status).toBe(200);
  });
});

/** Sends the head of a letter, and waits until the server asks for its body. */
async function sendHead(url: string, length: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const type = 'content-type: application/json\r\nexpect: 100-continue\r\n';
  socket.write(`${head('POST /api/send?s=घाट')}${type}${length}\r\n`);
  expect(String(await once(socket, 'data'))).toContain('100 Continue');
  return socket;
}
