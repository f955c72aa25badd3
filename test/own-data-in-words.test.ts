import { expect, test } from 'vitest';
import { boothFinds, boothPeople, boothPhotos, photoRemovals } from '#db/schema/index.ts';
import { logIn, someone } from '#features/account/server/account-site-fixture.ts';
import { testSite } from '#test/site.ts';
import { category, eventsOf } from './event-site.ts';

const site = await testSite({ content: [category] });
const { db } = site;
const { begin, replied } = eventsOf(site);

test('the download names events and photos by what people know of them, beside their ids', async () => {
  const { slug, id } = await begin();
  const user = await someone(db, { name: 'Ila', email: 'ila@letters.example', language: 'hi' });
  const token = { 'x-access-token': await logIn(db, user.id) };
  await replied(id, { people: 2 }, token);
  const now = new Date();
  // To the download any published document is as good as a photo.
  await db.insert(boothPhotos).values({ photoId: id, album: 'rally', fileKey: id });
  await db.insert(boothPeople).values({ userId: user.id, enrolledAt: now, usedAt: now });
  await db.insert(boothFinds).values({ userId: user.id, photoId: id, match: 'sure' });
  const asked = { email: 'ila@letters.example', state: 'asked', byFace: false } as const;
  const dueAt = new Date('2199-01-01');
  await db
    .insert(photoRemovals)
    .values({ ...asked, photoId: id, rootKey: id, language: 'en', dueAt });

  const { data } = await (await site.get('/api/user/account', token)).json();
  const title = `Walk ${slug}`;
  expect(data.eventReplies).toMatchObject([
    { event: title, place: 'Jetty, North jetty 4', eventId: id, people: 2, state: 'going' },
  ]);
  expect(Date.parse(data.eventReplies[0].startsAt)).toBeGreaterThan(Date.now());
  expect(data.photoBooth.finds).toMatchObject([{ title, photo: id }]);
  expect(data.blurredFaces).toMatchObject([{ title, photo: id, state: 'asked' }]);
});
