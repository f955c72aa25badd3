import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { work } from '#client/work.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';
import { Problem } from '#contract/problems.ts';
import { bind } from '../bind.ts';
import type { Limits } from '../limits/limits.ts';
import { startSite } from '../site-fixture.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

const taken = new Set<string>();
const limits: Limits = {
  async draw(bucket, key) {
    if (bucket !== 'proofUsed' || taken.has(key)) throw new Problem('tooMany', { retryAfter: 60 });
    taken.add(key);
  },
};
const proofs = createProofOfWork({ secret: 'a secret of this test', limits });

const logIn = (limit: 'login' | 'join') =>
  bind(
    endpoint({
      name: limit,
      summary: 'Something with a limit',
      method: 'POST',
      path: `/${limit}`,
      access: 'anyone',
      limit,
      body: z.object({}),
      reply: done,
    }),
    async () => ({}),
  );

test('past a soft limit, whoever does the work is let through, once for each piece of work', async () => {
  const site = await startSite({ calls: [logIn('login')], limits, proofs });
  const refused = await site.post('/api/login', {});
  expect(refused.status).toBe(429);
  const { proof, success } = await refused.json();
  expect({ success, kind: proof.kind }).toEqual({ success: false, kind: 'work' });

  const answer = await work(proof.challenge);
  expect((await site.post('/api/login', {}, { 'x-proof': answer })).status).toBe(200);
  expect((await site.post('/api/login', {}, { 'x-proof': answer })).status).toBe(429);
});

test('other limits open for nothing', async () => {
  const site = await startSite({ calls: [logIn('join')], limits, proofs });
  const refused = await site.post('/api/join', {});
  expect(refused.status).toBe(429);
  expect(await refused.json()).not.toHaveProperty('proof');
});

test.each(['', 'x', 'e30=', btoa('{"challenge":{"parameters":{"nonce":"a"},"signature":"b"}}')])(
  'the answer %j opens nothing',
  async (answer) => {
    expect(await proofs.holds(answer, '203.0.113.7')).toBe(false);
  },
);

test('work on a challenge of another site counts nothing', async () => {
  const others = createProofOfWork({ secret: 'another secret', limits });
  const asked = await others.request();
  if (asked.kind !== 'work') throw new Error('This is no work');
  expect(await proofs.holds(await work(asked.challenge), '203.0.113.7')).toBe(false);
});

test('recaptcha is believed from a middling score on, and by nobody while it is away', async () => {
  const verdict = vi.fn<() => object>();
  const asked: string[] = [];
  const google = createServer((request, response) => {
    void text(request)
      .then((body) => asked.push(body))
      .finally(() => response.end(JSON.stringify(verdict())));
  });
  google.listen(0, '127.0.0.1');
  await once(google, 'listening');
  afterAll(() => void google.close());
  const address = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
  const recaptcha = createRecaptcha({ siteKey: 'key', secret: 'secret', address });

  expect(await recaptcha.request()).toEqual({ kind: 'recaptcha', siteKey: 'key' });
  for (const [said, isBelieved] of [
    [{ success: true, score: 0.9 }, true],
    [{ success: true, score: 0.2 }, false],
    [{ success: false }, false],
  ] as const) {
    verdict.mockReturnValueOnce(said);
    expect(await recaptcha.holds('answer', '203.0.113.7')).toBe(isBelieved);
  }
  expect(asked[0]).toBe('secret=secret&response=answer&remoteip=203.0.113.7');
  const away = createRecaptcha({
    siteKey: 'key',
    secret: 'secret',
    address: 'http://127.0.0.1:9/',
  });
  expect(await away.holds('answer', '203.0.113.7')).toBe(false);
});
