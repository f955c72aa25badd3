import { describe, expect, it } from 'vitest';
import { solveProofOfWork } from '#client/proof-of-work.ts';
import { category, eventsOf } from '#test/event-site.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({ limitsScale: 1, content: [category] });
const letter = { name: 'Ila', email: 'ila@letters.example', message: 'I can row.' };

describe('limits', () => {
  it.each([
    ['counts', 30, () => site.post('/api/user_engage/create', {})],
    ['searches', 60, (turn: number) => site.get(`/api/search?s=word${turn}`)],
  ])('of %s let %i through, then say when to try again', async (_, points, send) => {
    for (let turn = 0; turn < points; turn += 1) expect((await send(turn)).status).toBe(200);
    const refused = await send(points);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.json()).toEqual({
      success: false,
      message: expect.stringMatching(
        /^Too many tries\. Try again in (?!1 )\d+ (seconds|minutes|hours)\.$/,
      ),
    });
  });

  it.each([
    ['letters', 5, '/api/user/join/create'],
    ['newsletter addresses', 10, '/api/user/newsletter/subscribe'],
  ])('of %s let %i through, then whoever shows that they mean it', async (_, points, path) => {
    for (let turn = 0; turn < points; turn += 1)
      expect((await site.post(path, letter)).status).toBe(200);
    const refused = await site.post(path, letter);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { proof } = await refused.json();
    const answer = { 'x-proof': await solveProofOfWork(proof.challenge) };
    expect((await site.post(path, letter, answer)).status).toBe(200);
    expect((await site.post(path, letter, answer)).status).toBe(429);
  });

  it('are not consumed by what is wrong anyway, and hold nobody from reading', async () => {
    expect((await site.post('/api/user/join/create', {})).status).toBe(422);
    expect((await site.get('/api/settings/get')).status).toBe(200);
    expect((await site.get('/api/search?s=word1')).status).toBe(200);
  });

  it('of typed numbers let one address take eight places of an event a day, then whoever shows that they mean it', async () => {
    const { begin, reply, byPhone } = eventsOf(site);
    const [event, another] = [await begin({ seats: 500 }), await begin()];
    for (let turn = 0; turn < 8; turn += 1)
      expect((await byPhone(event.id, turn)).status).toBe(200);
    const guest = { name: 'Ila', contact: '9800000009' };
    const refused = await reply(event.id, guest);
    expect(refused.status).toBe(429);
    expect((await byPhone(another.id, 9)).status).toBe(200);
    expect((await reply(event.id, { ...guest, contact: letter.email })).status).toBe(200);
    const { proof } = await refused.json();
    const answer = { 'x-proof': await solveProofOfWork(proof.challenge) };
    expect((await reply(event.id, guest, answer)).status).toBe(200);
  });
});
