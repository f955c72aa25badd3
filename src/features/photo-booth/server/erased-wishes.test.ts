import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { photoRemovals } from '#db/schema/index.ts';
import { testDatabase } from '#test/database.ts';
import { photoBoothPersonalData } from './personal-data.ts';

const { db } = await testDatabase();

test('of an erased account a wish stays that marks a face; one in words alone is withdrawn', async () => {
  const asked = { state: 'asked', byFace: false, rootKey: 'aa', language: 'en' } as const;
  const email = 'kaveri@letters.example';
  const face = { left: 0.4, top: 0.4, width: 0.1, height: 0.1 };
  const told = { email, name: 'Kaveri', reason: 'On the left' };
  const wish = { ...asked, ...told, dueAt: new Date('2199-01-01') };
  await db.insert(photoRemovals).values([wish, { ...wish, ...face }]);
  const erase = photoBoothPersonalData.at(-1)?.erase;
  if (typeof erase !== 'function') throw new Error('Nothing is erased');
  await erase(db, { userId: crypto.randomUUID(), email, phoneNumber: null });
  expect(await db.$count(photoRemovals, eq(photoRemovals.email, email))).toBe(0);
  const left = await db.select().from(photoRemovals).where(eq(photoRemovals.state, 'asked'));
  expect(left).toMatchObject([{ ...asked, left: expect.closeTo(0.4), reason: null, name: null }]);
});
