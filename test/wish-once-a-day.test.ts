import { expect, test } from 'vitest';
import { logIn, someone } from '#features/account/server/account-site-fixture.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({ limitsScale: 1, environment: { TRUSTED_PROXIES: '127.0.0.1' } });

test('somebody who is logged in makes one card a day, wherever they are and however often they ask at once', async () => {
  let addresses = 0;
  const people = await Promise.all([1, 2].map(() => someone(site.db)));
  const [ila = '', ravi = ''] = await Promise.all(people.map(({ id }) => logIn(site.db, id)));
  const makeAs = (own: string, card: object = { user_name: 'Ila' }, more: object = {}) =>
    site.post('/api/user/wish/create', card, {
      'x-access-token': own,
      'x-forwarded-for': `10.0.0.${(addresses += 1)}`,
      ...more,
    });
  expect((await makeAs(ila, { user_name: '' })).status).toBe(422);
  const answers = await Promise.all([1, 2].map(() => makeAs(ila)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 429,
  ]);
  const again = await makeAs(ila, undefined, { 'accept-language': 'hi' });
  expect(again.status).toBe(429);
  expect((await again.json()).message).toBe(
    'आज आप कार्ड बना चुके हैं\u202f। अगला कार्ड कल बना सकेंगे\u202f।',
  );
  const inTamil = await makeAs(ila, undefined, { 'accept-language': 'ta' });
  expect(inTamil.headers.get('content-language')).toBe('ta');
  expect((await inTamil.json()).message).toBe(
    'இன்று ஓர் அட்டையை உருவாக்கிவிட்டீர்கள். அடுத்ததை நாளை உருவாக்கலாம்.',
  );
  expect((await makeAs(ravi)).status).toBe(201);
});
