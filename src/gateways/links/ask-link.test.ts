import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from '../public-address.ts';
import { createAskLink } from './ask-link.ts';

const asked: { method: string | undefined; path: string | undefined; agent: string | undefined }[] =
  [];
const server = createServer(({ method, url = '/', headers }, response) => {
  asked.push({ method, path: url, agent: headers['user-agent'] });
  const answers: Record<string, () => void> = {
    '/ok': () => response.end('ok'),
    '/shy': () => response.writeHead(method === 'HEAD' ? 500 : 200).end(),
    '/closed': () => response.writeHead(403).end(),
    '/gone': () => response.writeHead(410).end(),
    '/broken': () => response.writeHead(503).end(),
    '/moved': () => response.writeHead(301, { location: '/ok' }).end(),
    '/inside': () => response.writeHead(302, { location: 'http://169.254.169.254/key' }).end(),
    '/file': () => response.writeHead(302, { location: 'file:///etc/hostname' }).end(),
    '/round': () => response.writeHead(302, { location: '/round' }).end(),
    '/slow': () => undefined,
    '/endless': () => {
      response.writeHead(200).flushHeaders();
      response.write('x'.repeat(1_000_000));
    },
  };
  (answers[url] ?? (() => response.writeHead(404).end()))();
});
let base = '';
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        base = `http://localhost:${(server.address() as AddressInfo).port}`;
        resolve();
      });
    }),
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const publicUrl = 'https://campaign.example';
const ask = createAskLink({ publicUrl, allowsLoopback: true, timeoutMs: 3_000 });

test.each([
  ['/ok', 'answers', '200'],
  ['/shy', 'answers', '200'],
  ['/closed', 'answers', '403'],
  ['/moved', 'answers', '200'],
  ['/endless', 'answers', '200'],
  ['/nowhere', 'gone', '404'],
  ['/gone', 'gone', '410'],
  ['/broken', 'fails', '503'],
  ['/round', 'fails', 'redirects'],
  ['/file', 'fails', 'redirects'],
  ['/slow', 'fails', 'timeout'],
  ['/inside', 'unasked', 'not-public'],
])('%s: %s, %s', async (path, kind, outcome) => {
  expect(await ask(base + path)).toEqual({ kind, outcome });
});

test('it says who asks, asks for the head first, and for no body where that is enough', async () => {
  asked.length = 0;
  await ask(`${base}/ok`);
  expect(asked).toEqual([
    { method: 'HEAD', path: '/ok', agent: 'Abhiyan-links/1 (+https://campaign.example)' },
  ]);
});

test('a name that nobody has fails', async () => {
  expect(await ask('http://nobody.invalid/')).toMatchObject({ kind: 'fails' });
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://localhost/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://10.0.0.8/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://0.0.0.0/',
  'http://[fd00::1]/',
  'http://ila:secret@1.1.1.1/',
  'http://1.1.1.1:22/',
  'ftp://1.1.1.1/',
  'javascript:alert(1)',
  'nothing',
])('%s is not asked', async (url) => {
  const { length } = asked;
  expect(await createAskLink({ publicUrl })(url)).toMatchObject({ kind: 'unasked' });
  expect(asked).toHaveLength(length);
});

test('public addresses are told from all others', () => {
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00::1'])
    expect(isPublicAddress(address), address).toBe(true);
  for (const address of ['172.31.0.1', '100.64.0.1', '224.0.0.1', '255.255.255.255', 'fe80::1'])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['::', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'nobody', ''])
    expect(isPublicAddress(address), address).toBe(false);
});
