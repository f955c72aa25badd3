import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { publishChange } from '#db/cache-tags.ts';
import { documents } from '#db/schema/index.ts';
import { everyGrant, someAgent } from '#test/agents.ts';
import { testDatabase } from '#test/database.ts';
import { collections } from '../src/main/collections.ts';
import { callsOf } from './calls-of.ts';
import { campaign } from './campaign.ts';
import { collectionOf } from './collection-of.ts';
import { RawConnection } from './malformed/raw-connection.ts';
import type { RawAnswer } from './malformed/raw-connection.ts';
import { requestsFor } from './malformed/requests.ts';
import type { MalformedRequest } from './malformed/requests.ts';
import {
  isReadByAgents,
  keysOf,
  typedInto,
  usualOf,
  wildcards,
} from './malformed/typed-by-agents.ts';
import type { TypedRequest } from './malformed/typed-by-agents.ts';
import { watchedSite } from './malformed/watched-site.ts';
import { folderUntilEnd } from './temporary-folder.ts';
import { write } from './written.ts';

/** The number of requests for each call; `MALFORMED_RUNS=10000 npx vitest run test/malformed.test.ts` for more. */
const RUNS = Number(process.env['MALFORMED_RUNS'] ?? 200);
/** The number of requests that make everything that is made once; together they are thousands. */
const WARM_UP_RUNS = 20;
/** Calls between two collections of the site's garbage, each of which stops it for a tenth of a second. */
const CALLS_PER_COLLECTION = 20;
/** Sent side by side, each on a connection of its own. */
const CONCURRENCY = 10;
const MAX_GROWTH_BYTES = 50 * 1024 * 1024;
/** The notice of a change takes milliseconds. */
const SETTLED_AFTER_MS = 500;
const CANARY = Buffer.from('GET /api/settings/get HTTP/1.1\r\nhost: a\r\n\r\n');
/** Details of the implementation that must not leak. A public key may have `pg_` within, by chance. */
const INNARDS = /\n\s+at |node_modules|\.ts\b|file:\/\/|\bpg_[a-z]{3}|SQLSTATE|syntax error|ECONN/;

const { db, url: databaseUrl } = await testDatabase();
await write(db, [
  campaign,
  [
    collectionOf('news-categories'),
    { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } },
  ],
  [
    collectionOf('news'),
    {
      slug: 'tap',
      facts: { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' },
      en: { title: 'Vikas tap', summary: 'In short.', body: '<p>a</p>', words: { place: 'Jetty' } },
    },
  ],
]);
const site = await watchedSite(databaseUrl, folderUntilEnd());
afterAll(site.stop);

const endpoints = callsOf(db).map(({ endpoint }) => endpoint);
const lanes = Array.from({ length: CONCURRENCY + 1 }, () => new RawConnection(site.url));
const canaryMs: number[] = [];
let sent = 0;
let asked = 0;

/** Reuses one connection as long as the server keeps it. */
async function exchange(lane: number, request: MalformedRequest): Promise<RawAnswer | undefined> {
  const connection = lanes[lane]?.isOpen ? lanes[lane] : new RawConnection(site.url);
  lanes[lane] = connection;
  const answer = await connection.send(request.bytes, request.method !== 'HEAD');
  if (request.isSealed) connection.isOpen = false;
  return answer;
}

/** Plain comparisons: two hundred thousand assertions take longer than the requests. */
function judge(request: MalformedRequest, answer: RawAnswer | undefined): void {
  const fault = answer ? faultOf(request, answer) : 'There was no answer';
  if (fault) throw new Error(`${fault} to ${request.bytes.toString('latin1', 0, 400)}`);
}

function faultOf({ isCall }: MalformedRequest, { status, head, body }: RawAnswer) {
  if (!(status < 500)) return `Status ${status}`;
  const innards = INNARDS.exec(head) ?? INNARDS.exec(body);
  if (innards) return `${JSON.stringify(innards[0])} is told`;
  if (status === 304 || !isCall || body === '') return undefined;
  if (!head.includes('content-type: application/json')) return `No JSON is announced in ${head}`;
  const { success, message } = JSON.parse(body);
  if (status < 400 || (success === false && typeof message === 'string')) return undefined;
  return `An error without its message: ${body.slice(0, 400)}`;
}

async function askCanary(): Promise<void> {
  const begun = performance.now();
  const request = { bytes: CANARY, method: 'GET', isSealed: false, isCall: true };
  const answer = await exchange(CONCURRENCY, request);
  canaryMs.push(performance.now() - begun);
  expect(answer?.status).toBe(200);
}

async function sendBatch(requests: MalformedRequest[]): Promise<void> {
  const answering = requests.map((request, lane) => exchange(lane, request));
  const [answers] = await Promise.all([Promise.all(answering), askCanary()]);
  sent += requests.length;
  requests.forEach((request, index) => judge(request, answers[index]));
}

/** Ten at a time, so that a failure shrinks to the relevant requests. */
async function sendMalformed(endpoint: Endpoint, runs: number): Promise<void> {
  const batches = fc.array(requestsFor(endpoint), {
    minLength: CONCURRENCY,
    maxLength: CONCURRENCY,
  });
  await fc.assert(fc.asyncProperty(batches, sendBatch), { numRuns: Math.ceil(runs / CONCURRENCY) });
  asked += 1;
  if (asked % CALLS_PER_COLLECTION > 0) return;
  await forgetAnswers();
  await site.state();
}

/** Empties the reply cache of up to 64 MB, which would hide a leak. */
function forgetAnswers(): Promise<void> {
  const everything = collections.map(({ name }) => name);
  return publishChange(db, everything);
}

async function stateAtRest() {
  await forgetAnswers();
  await pause(SETTLED_AFTER_MS);
  return site.state();
}

for (const endpoint of endpoints) await sendMalformed(endpoint, WARM_UP_RUNS);
const before = await stateAtRest();
const sentBefore = sent;

describe(`${RUNS} malformed requests are answered as they deserve`, () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const begun = sent;
      await sendMalformed(endpoint, RUNS);
      expect(sent - begun).toBe(RUNS);
    },
    600_000,
  );

  it('and leave nothing behind', async () => {
    const after = await stateAtRest();
    const heldGrowth = after.heldBytes - before.heldBytes;
    const rssGrowth = after.rssBytes - before.rssBytes;
    console.error(report(heldGrowth, rssGrowth));
    expect(sent - sentBefore).toBeGreaterThanOrEqual(endpoints.length * RUNS);
    expect(heldGrowth).toBeLessThan(MAX_GROWTH_BYTES);
    expect(rssGrowth).toBeLessThan(MAX_GROWTH_BYTES);
    expect(after.faults).toEqual([]);
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200);
  });
});

describe('what agents type into lists and searches is text, and nothing else (S1)', async () => {
  const { token } = await someAgent(db, 'sweep@campaign.example', [...everyGrant]);
  const ask = async ({ path, body }: TypedRequest) => {
    const headers = { 'x-access-token': token, 'content-type': 'application/json' };
    const more = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const begun = performance.now();
    const response = await fetch(site.url + path, { headers, ...more });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - begun };
  };
  for (const name of ['Sarita Kadam', 'Abdul Hamid'])
    await ask({
      path: '/api/user/grievance/create',
      body: { name, email: 'a@letters.example', subject: 'erasure', message: 'Erase me' },
    });
  const [document] = await db.select().from(documents).where(eq(documents.collection, 'news'));
  const known = [document?.id, 'news', 'en', '1', 1, 'Sarita', 'For a reason', ['1'], [1], {}];
  const reading = endpoints.filter(isReadByAgents);

  it.each(reading.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const waiting = typedInto(endpoint, known);
      const takeNext = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const { status, text, ms } = await ask(next);
          const about = JSON.stringify(next).slice(0, 300);
          expect([200, 400, 404, 409, 422], `${status} for ${about}`).toContain(status);
          // A table that is given repeats the reason, which is one of these.
          expect(status === 200 ? '' : text, about).not.toMatch(INNARDS);
          // One of them would sleep for nine seconds.
          expect(ms, about).toBeLessThan(8_000);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, takeNext));
    },
    120_000,
  );

  it('finds nothing by signs that stand for everything', async () => {
    let full = 0;
    for (const endpoint of reading.filter(({ query }) => keysOf(query).includes('s'))) {
      const usual = new URLSearchParams(usualOf(endpoint.query, known) as Record<string, string>);
      const rows = async (s: string) => {
        const path = `/api${endpoint.path}?${usual}&s=${encodeURIComponent(s)}`;
        const { data } = JSON.parse((await ask({ path })).text);
        return Array.isArray(data) ? data.length : 0;
      };
      if ((await rows('')) === 0) continue;
      full += 1;
      for (const sign of wildcards) expect(await rows(sign), `${endpoint.path} ${sign}`).toBe(0);
    }
    expect(full).toBeGreaterThan(1);
    expect((await site.state()).faults).toEqual([]);
  });
});

function report(heldGrowth: number, rssGrowth: number): string {
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const ordered = canaryMs.toSorted((a, b) => a - b);
  const p99 = ordered[Math.floor(ordered.length * 0.99)] ?? 0;
  return [
    `${sent - sentBefore} requests to ${endpoints.length} calls`,
    `held +${megabytes(heldGrowth)}, RSS +${megabytes(rssGrowth)}`,
    `canary p99 ${p99.toFixed(0)} ms`,
  ].join('; ');
}
