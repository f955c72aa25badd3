import { describe, expect, it } from 'vitest';
import { newsletterSubscribers } from '#db/schema/index.ts';
import { testSite } from '#test/site.ts';

const site = await testSite();
const subscribe = (body: unknown) => site.post('/api/user/newsletter/subscribe', body);

describe('the newsletter (spec: call:POST /user/newsletter/subscribe, entity:newsletter)', () => {
  it('answers a known address with the same bytes as a new one', async () => {
    const answers = [];
    for (const email of ['ila@letters.example', 'ila@letters.example', ' ILA@Letters.Example ']) {
      const response = await subscribe({ email });
      answers.push([response.status, await response.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    const rows = await site.db.select().from(newsletterSubscribers);
    expect(rows).toMatchObject([{ email: 'ila@letters.example', confirmedAt: null }]);
  });

  it.each([{}, { email: '' }, { email: '   ' }])(
    'asks for the address when it gets %j (spec: validation:newsletter)',
    async (body) => {
      const response = await subscribe(body);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        success: false,
        message: 'Email is required',
        errors: [{ param: 'email', msg: 'Email is required' }],
      });
    },
  );

  it.each(['ila', 'ila@', 'a@b.example\r\nBcc: c@d.example', `${'a'.repeat(250)}@b.example`])(
    'refuses %j (spec: validation:field-errors)',
    async (email) => {
      const response = await subscribe({ email });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ param: 'email' }] });
    },
  );
});
