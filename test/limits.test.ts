import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';

const site = await testSite({ limitsScale: 1 });
const letter = { name: 'Ila', email: 'ila@letters.example', message: 'I can row.' };

describe('limits', () => {
  it.each([
    ['letters', 5, () => site.post('/api/user/join/create', letter)],
    ['newsletter addresses', 10, () => site.post('/api/user/newsletter/subscribe', letter)],
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
      message: 'Too many tries. Wait a little and try again.',
    });
  });

  it('are not drawn on by what is wrong anyway, and hold nobody from reading', async () => {
    expect((await site.post('/api/user/join/create', {})).status).toBe(422);
    expect((await site.get('/api/settings/get')).status).toBe(200);
    expect((await site.get('/api/search?s=word1')).status).toBe(200);
  });
});
