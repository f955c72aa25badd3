import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { solveProofOfWork } from '#client/proof-of-work.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';
import { Problem } from '#contract/problems.ts';
import { bind } from '../bind.ts';
import { buckets } from '../limits/buckets.ts';
import type { CountedLimits } from '../limits/limits.ts';
import { noLimits, startSite } from '../site-fixture.ts';
import { createProofOfWork } from './proof-of-work.ts';
import type { Proofs } from './proof.ts';
import { createRecaptcha } from './recaptcha.ts';

/** Every bucket that people meet is empty. */
function emptyLimits(): CountedLimits {
  const consumed = new Map<string, number>();
  return {
    ...noLimits,
    async consume(bucket, key) {
      const tries = (consumed.get(bucket + key) ?? 0) + 1;
      if (buckets[bucket].by !== 'key' || (bucket === 'proofUsed' && tries > 1))
        throw new Problem('tooMany', { retryAfter: 60 });
      consumed.set(bucket + key, tries);
    },
    consumed: async (bucket, key) => consumed.get(bucket + key) ?? 0,
  };
}

function fresh(rounds?: number) {
  const limits = emptyLimits();
  return { limits, proofs: createProofOfWork({ secret: 'a secret of this test', limits, rounds }) };
}

const here = { path: '/api/login', address: '203.0.113.7' };

async function challengeOf(proofs: Proofs, asked = here) {
  const request = await proofs.request(asked);
  if (request.kind !== 'work') throw new Error('This is no work');
  return request.challenge;
}

const limited = (limit: 'login' | 'join' | 'engage') =>
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
  const site = await startSite({ calls: [limited('login')], ...fresh() });
  const refused = await site.post('/api/login', {});
  expect(refused.status).toBe(429);
  const { proof, success } = await refused.json();
  expect({ success, kind: proof.kind }).toEqual({ success: false, kind: 'work' });

  const answer = await solveProofOfWork(proof.challenge);
  expect((await site.post('/api/login', {}, { 'x-proof': answer })).status).toBe(200);
  expect((await site.post('/api/login', {}, { 'x-proof': answer })).status).toBe(429);
});

test('a proof is for the call that asked for it', async () => {
  const site = await startSite({ calls: [limited('login'), limited('join')], ...fresh(1) });
  const { proof } = await (await site.post('/api/join', {})).json();
  const answer = await solveProofOfWork(proof.challenge);
  expect((await site.post('/api/login', {}, { 'x-proof': answer })).status).toBe(429);
  expect((await site.post('/api/join', {}, { 'x-proof': answer })).status).toBe(200);
});

test('a proof is for the address that asked for it', async () => {
  const { proofs } = fresh(1);
  const answer = await solveProofOfWork(await challengeOf(proofs));
  expect(await proofs.holds(answer, { ...here, address: '203.0.113.8' })).toBe(false);
  expect(await proofs.holds(answer, here)).toBe(true);
});

test('the difficulty doubles with each proof that an address spends, up to what a cheap phone bears', async () => {
  const { proofs } = fresh(1);
  const factors: number[] = [];
  const guesses: number[] = [];
  for (let spent = 0; spent < 9; spent += 1) {
    const challenge = await challengeOf(proofs);
    factors.push(
      (challenge as { parameters: { data: { factor: number } } }).parameters.data.factor,
    );
    const answer = await solveProofOfWork(challenge);
    guesses.push(JSON.parse(atob(answer)).solution.counter);
    expect(await proofs.holds(answer, here)).toBe(true);
  }
  expect(factors).toEqual([1, 2, 4, 8, 8, 8, 8, 8, 8]);
  // Chance makes six of the dearest as cheap as the cheapest once in a quarter of a million runs.
  expect(guesses[0]).toBeLessThanOrEqual(800);
  expect(Math.max(...guesses.slice(3))).toBeGreaterThan(800);
});

test('proofs that were asked for while they were cheap do not all count', async () => {
  const { proofs } = fresh(1);
  const hoard = await Promise.all(Array.from({ length: 4 }, () => challengeOf(proofs)));
  const answers = await Promise.all(hoard.map(solveProofOfWork));
  const held: boolean[] = [];
  for (const answer of answers) held.push(await proofs.holds(answer, here));
  expect(held).toEqual([true, true, false, false]);
});

test('limits that count what costs nothing open for nothing', async () => {
  const site = await startSite({ calls: [limited('engage')], ...fresh(1) });
  const refused = await site.post('/api/engage', {});
  expect(refused.status).toBe(429);
  expect(await refused.json()).not.toHaveProperty('proof');
});

test.each(['', 'x', 'e30=', btoa('{"challenge":{"parameters":{"nonce":"a"},"signature":"b"}}')])(
  'the answer %j opens nothing',
  async (answer) => {
    expect(await fresh(1).proofs.holds(answer, here)).toBe(false);
  },
);

test('work on a challenge of another site counts nothing', async () => {
  const { limits, proofs } = fresh(1);
  const others = createProofOfWork({ secret: 'another secret', limits, rounds: 1 });
  expect(await proofs.holds(await solveProofOfWork(await challengeOf(others)), here)).toBe(false);
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

  expect(await recaptcha.request({ ...here, path: '/api/send-otp' })).toEqual({
    kind: 'recaptcha',
    siteKey: 'key',
    action: '/api/send_otp',
  });
  for (const [said, isBelieved] of [
    [{ success: true, score: 0.9, action: here.path }, true],
    [{ success: true, score: 0.9, action: '/api/join' }, false],
    [{ success: true, score: 0.2, action: here.path }, false],
    [{ success: false }, false],
  ] as const) {
    verdict.mockReturnValueOnce(said);
    expect(await recaptcha.holds('answer', here)).toBe(isBelieved);
  }
  expect(asked[0]).toBe('secret=secret&response=answer');
  const away = createRecaptcha({
    siteKey: 'key',
    secret: 'secret',
    address: 'http://127.0.0.1:9/',
  });
  expect(await away.holds('answer', here)).toBe(false);
});
