import * as mupdf from 'mupdf';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allLanguages } from '#contract/languages.ts';
import { engagement } from '#db/schema/index.ts';
import { eventCategories, events } from '#features/events/collection.ts';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';

const event = (slug: string, startsAt: string): Writing => [
  events,
  {
    slug,
    facts: { startsAt, endsAt: startsAt, category: 'meetings' },
    en: {
      title: `Walk along the canal ${slug}`,
      summary: 'A walk',
      body: 'We walk.',
      words: { place: 'Ambighat', address: 'Ambighat, at the steps' },
    },
  },
];

const site = await testSite({
  pages: true,
  content: [
    [
      eventCategories,
      { slug: 'meetings', facts: { shape: 'square' }, en: { title: 'Meetings', words: {} } },
    ],
    event('coming', '2099-01-05T09:30:00+05:30'),
    event('over', '2020-01-05T09:30:00+05:30'),
  ],
});
const make = (body: object, how = 'draw') => site.post(`/api/user/rally-kit/${how}`, body);
const card = { shape: 'card', language: 'en' };

test('a birthday card that is made first leaves the kit its words', async () => {
  const made = await site.post('/api/user/wish/create', { user_name: 'Ila', message: '' });
  const { image } = (await made.json()).data;
  expect((await site.get(new URL(image).pathname + new URL(image).search)).status).toBe(200);
  expect((await make(card)).status).toBe(200);
});

test.each([
  ['status', 1080, 1920],
  ['card', 1080, 1080],
  ['poster', 1240, 1754],
])('a %s is a picture of its size that nothing keeps', async (shape, width, height) => {
  const answer = await make({ ...card, shape, name: 'फ़रीदा  मौसी', event: 'coming' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width, height });
  expect(picture.length).toBeLessThan(400_000);
});

test.each(allLanguages)('the poster in %s is a page of real text', async (language) => {
  const answer = await make({ ...card, shape: 'poster', language, name: 'Ila Rane' }, 'print');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('poster.pdf');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const page = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0);
  const [left, top, right, foot] = page.getBounds();
  expect([right - left, foot - top].map(Math.round)).toEqual([595, 842]);
  const text = page.toStructuredText('').asText();
  for (const word of ['Ila', 'Rane', 'Nilova', 'Teshkar']) expect(text).toContain(word);
  expect(text).toMatch(language === 'en' ? /I am with/ : /[\u0900-\u0dff]{2}/);
});

test('what was made is counted by its kind, without a name', async () => {
  await make({ ...card, name: 'Telltale' });
  const counted = await site.db.select().from(engagement);
  expect(counted).toContainEqual({
    day: expect.any(String),
    type: 'kit-card',
    path: '/rally-kit',
    count: expect.any(Number),
  });
  expect(JSON.stringify(counted) + site.logged.join('')).not.toContain('Telltale');
});

test.each([
  ['a name of 41 letters', { name: 'a'.repeat(41) }, 'name', 'Use at most 40 characters'],
  ['a name in no letters', { name: '🎉🎉' }, 'name', 'Write it in Latin or Indian letters'],
  ['an event that is over', { event: 'over' }, 'event', 'This event is over. Choose another'],
  ['an event of nobody', { event: 'none' }, 'event', 'This event is over. Choose another'],
  ['no such language', { language: 'fr' }, 'language', 'Choose one of the list'],
  ['no such shape', { shape: 'banner' }, 'shape', 'Choose one of the list'],
])('%s is refused with a sentence', async (_, wrong, param, msg) => {
  const answer = await make({ ...card, ...wrong });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ param, msg }] });
});

test('without scripts the form is answered with the file, at no address of its own; a mistake keeps what was typed', async () => {
  const page = await (await site.get('/hi/rally-kit')).text();
  expect(page).toContain('Walk along the canal coming');
  expect(page).not.toContain('canal over');
  const send = (fields: Record<string, string>) =>
    fetch(`${site.url}/hi/rally-kit`, {
      method: 'POST',
      body: new URLSearchParams({ shape: 'card', language: 'ta', event: '', ...fields }),
      redirect: 'manual',
    });
  const picture = await send({ name: 'கௌரி', as: 'picture' });
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-disposition')).toBe('attachment; filename="card.png"');
  expect(picture.headers.get('cache-control')).toBe('private, no-store');
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(1080);
  const pdf = await send({ name: 'கௌரி', as: 'pdf' });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const refused = await send({ name: 'இ'.repeat(41), as: 'picture' });
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain('இ'.repeat(41));
  expect(again).toContain('40 अक्षर');
});
