import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReader } from '#content/server/reader.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { announce } from '#db/changes.ts';
import { testSite } from '#test/site.ts';
import { collections } from '../src/main/collections.ts';
import { bindCalls } from '../src/main/features.ts';
import { collectionOf } from './collection-of.ts';
import { RawConnection } from './malformed/raw-connection.ts';
import type { RawAnswer } from './malformed/raw-connection.ts';
import { requestsFor } from './malformed/requests.ts';
import type { MalformedRequest } from './malformed/requests.ts';

/** For each call; `npm run test:malformed` sends 2,000. */
const RUNS = Number(process.env['MALFORMED_RUNS'] ?? 200);
/** Sent side by side, each on a connection of its own. */
const AT_ONCE = 10;
const MOST_GROWTH_BYTES = 50 * 1024 * 1024;
/** The notice of a change is a matter of milliseconds. */
const SETTLED_AFTER_MS = 500;
const CANARY = Buffer.from('GET /api/settings/get HTTP/1.1\r\nhost: a\r\n\r\n');
/** What would tell how we are built. */
const INNARDS = /\n\s+at |node_modules|\.ts\b|file:\/\/|pg_|SQLSTATE|syntax error|ECONN/;

const site = await testSite({
  pages: true,
  content: [
    [
      collectionOf('news-categories'),
      { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } },
    ],
    [
      collectionOf('news'),
      {
        slug: 'tap',
        facts: { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' },
        en: {
          title: 'Vikas tap',
          summary: 'In short.',
          body: '<p>a</p>',
          words: { place: 'Jetty' },
        },
      },
    ],
  ],
});
const endpoints = bindCalls(
  site.db,
  createReader(site.db, async () => 1),
).map((call) => call.endpoint);
const lanes = Array.from({ length: AT_ONCE + 1 }, () => new RawConnection(site.url));
const canaryMs: number[] = [];
let sent = 0;

/** Keeps to one connection as long as the server does. */
async function exchange(lane: number, request: MalformedRequest): Promise<RawAnswer | undefined> {
  const connection = lanes[lane]?.isOpen ? lanes[lane] : new RawConnection(site.url);
  lanes[lane] = connection;
  sent += 1;
  const answering = connection.send(request.bytes, request.method !== 'HEAD');
  const answer = await answering;
  if (request.isSealed) connection.isOpen = false;
  return answer;
}

function judge(request: MalformedRequest, answer: RawAnswer | undefined): void {
  const about = request.bytes.toString('latin1').slice(0, 400);
  expect(answer, about).toBeDefined();
  if (!answer) return;
  const { status, head, body } = answer;
  expect(status, about).toBeLessThan(500);
  expect(head + body, about).not.toMatch(INNARDS);
  if (status === 304 || !request.isCall || body === '') return;
  expect(head, about).toContain('content-type: application/json');
  const { success, message } = JSON.parse(body);
  if (status >= 400)
    expect({ success, message }, about).toEqual({ success: false, message: expect.any(String) });
}

async function sendBatch(requests: MalformedRequest[]): Promise<void> {
  const begun = performance.now();
  const [canary, ...answers] = await Promise.all([
    exchange(AT_ONCE, { bytes: CANARY, method: 'GET', isSealed: false, isCall: true }).then(
      (answer) => {
        canaryMs.push(performance.now() - begun);
        return answer;
      },
    ),
    ...requests.map((request, lane) => exchange(lane, request)),
  ]);
  requests.forEach((request, index) => judge(request, answers[index]));
  expect(canary?.status).toBe(200);
}

/** Ten at a time, so that a failure is cut down to the requests that matter. */
function sendMalformed(endpoint: Endpoint, runs: number): Promise<void> {
  const batches = fc.array(requestsFor(endpoint), { minLength: AT_ONCE, maxLength: AT_ONCE });
  return fc.assert(fc.asyncProperty(batches, sendBatch), { numRuns: Math.ceil(runs / AT_ONCE) });
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What the process holds when all that it keeps of its content is forgotten. */
async function heldBytes(): Promise<number> {
  await announce(
    site.db,
    collections.map(({ name }) => name),
  );
  await setTimeout(SETTLED_AFTER_MS);
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const WARM_UP_RUNS = 50;
for (const endpoint of endpoints) await sendMalformed(endpoint, WARM_UP_RUNS);
const before = { held: await heldBytes(), rss: process.memoryUsage.rss(), sent };

describe(`${RUNS} malformed requests are answered as they deserve`, () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    (_, endpoint) => sendMalformed(endpoint, RUNS),
    600_000,
  );

  it('and leave nothing behind', async () => {
    const grown = (await heldBytes()) - before.held;
    console.error(report(grown));
    expect(sent - before.sent).toBeGreaterThanOrEqual(endpoints.length * RUNS);
    expect(grown).toBeLessThan(MOST_GROWTH_BYTES);
    expect(site.faults).toEqual([]);
    expect((await site.get('/health/ready')).status).toBe(200);
  });
});

function report(grown: number): string {
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const ordered = canaryMs.toSorted((a, b) => a - b);
  const p99 = ordered[Math.floor(ordered.length * 0.99)] ?? 0;
  return [
    `${sent - before.sent} requests to ${endpoints.length} calls`,
    `held +${megabytes(grown)}, RSS +${megabytes(process.memoryUsage.rss() - before.rss)}`,
    `canary p99 ${p99.toFixed(0)} ms`,
  ].join('; ');
}
