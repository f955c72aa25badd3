import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnectionsPerAddress } from './crowded-addresses.ts';
import { createPipelineGuard } from './pipelines.ts';
import { hangUpOnSlowReaders } from './slow-readers.ts';
import { createSenderGuard } from './slow-senders.ts';

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const piece = Buffer.alloc(64 * 1024);

async function listening(answer: RequestListener, watch: (server: Server) => void) {
  const server = createServer(answer);
  watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close(() => undefined).closeAllConnections());
  const { port } = server.address() as AddressInfo;
  /** A connection as both ends see it. */
  return async (): Promise<{ client: Socket; peer: Socket }> => {
    const arrived = once(server, 'connection');
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    const [peer] = await arrived;
    onTestFinished(() => void client.destroy());
    return { client, peer };
  };
}

/** A film that never ends. */
const film: RequestListener = (_, response) => {
  const pieces = new Readable({ read: () => void pieces.push(piece) });
  response.once('close', () => pieces.destroy());
  pieces.pipe(response);
};

test('whoever asks and does not read is hung up on', async () => {
  const open = await listening(film, (server) =>
    hangUpOnSlowReaders(server, { patienceMs: 200, leastBytes: 1 }),
  );
  const { client, peer } = await open();
  client.pause().write(GET);

  await once(peer, 'close');

  expect(peer.destroyed).toBe(true);
});

test('whoever reads next to nothing is hung up on', async () => {
  const open = await listening(film, (server) =>
    hangUpOnSlowReaders(server, { patienceMs: 200, leastBytes: Infinity }),
  );
  const { client, peer } = await open();
  client.on('data', () => undefined).write(GET);

  await once(peer, 'close');

  expect(client.bytesRead).toBeGreaterThan(0);
});

test('whoever reads on is not, however long it takes, nor whoever waits for nothing', async () => {
  const rounds = { patienceMs: 400, leastBytes: 1 };
  const open = await listening(film, (server) => hangUpOnSlowReaders(server, rounds));
  const [reading, waiting] = [await open(), await open()];
  const until = performance.now() + 3 * rounds.patienceMs;
  reading.client.write(GET);

  let readOn = false;
  for await (const chunk of reading.client) {
    readOn = chunk.length > 0 && performance.now() > until;
    if (readOn) break;
  }

  expect(readOn).toBe(true);
  expect(waiting.peer.destroyed).toBe(false);
});

test('one address has its share of connections, and gets another when one of them ends', async () => {
  const answer: RequestListener = (_, response) => void response.end('here');
  const open = await listening(answer, (server) => limitConnectionsPerAddress(server, [], 2));
  const [first] = [await open(), await open()];

  expect((await open()).peer.destroyed).toBe(true);

  first.client.destroy();
  await once(first.peer, 'close');
  const next = await open();
  next.client.write(GET.replace('host', 'connection: close\r\nhost'));
  expect(await text(next.client)).toContain('here');
});

test.each([['127.0.0.1'], ['127.0.0.0/8'], ['::1, 127.0.0.1']])(
  'a proxy that is trusted as %s brings everybody',
  async (trusted) => {
    const answer: RequestListener = (_, response) => void response.end('here');
    const open = await listening(answer, (server) =>
      limitConnectionsPerAddress(server, trusted.split(', '), 2),
    );
    const all = [await open(), await open(), await open(), await open()];
    expect(all.map(({ peer }) => peer.destroyed)).toEqual([false, false, false, false]);
  },
);

test('a few things may be asked for at once, and no end of them not', async () => {
  const isBearable = createPipelineGuard(3);
  let made = 0;
  const answer: RequestListener = (request, response) => {
    if (!isBearable(request, response)) return;
    made += 1;
    setImmediate(() => response.end('here'));
  };
  const open = await listening(answer, () => undefined);
  const few = await open();
  few.client.write(GET + GET + GET.replace('host', 'connection: close\r\nhost'));
  expect((await text(few.client)).match(/here/g)).toHaveLength(3);

  made = 0;
  const many = await open();
  many.client.on('data', () => undefined).write(GET.repeat(500));
  await once(many.peer, 'close');
  expect(made).toBe(3);
});

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n`;
const PART = '1\r\na\r\n';
const END = '0\r\n\r\n';

/** Calls that have a moment, or a minute, to arrive; looked at often. */
const pace = { roundMs: 200, leastBytes: 1 };
const watchSender = createSenderGuard(({ url }) => (url === '/long' ? 60 : 0.2), pace);
const receive: RequestListener = (request, response) => {
  watchSender(request);
  request.resume().once('end', () => response.end('arrived'));
};

test.each([
  ['/short', 'the time of the call is over'],
  ['/long', 'nothing comes any more'],
])('whoever has not sent all to %s when %s is told so and hung up on', async (path) => {
  const open = await listening(receive, () => undefined);
  const { client } = await open();
  client.write(post(path) + PART);
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a call with a long time keeps it for who goes on sending', async () => {
  const until = performance.now() + 3 * pace.roundMs;
  const arrivals = new EventEmitter();
  const sendOn: RequestListener = (request, response) => {
    receive(request, response);
    request.on('data', () => arrivals.emit('part'));
  };
  const open = await listening(sendOn, () => undefined);
  const { client } = await open();
  arrivals.on('part', () => client.write(performance.now() < until ? PART : END));
  client.write(post('/long') + PART);
  expect(await text(client)).toContain('arrived');
});
