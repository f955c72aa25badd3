import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages, oneTimeCodes, receipts } from '#db/schema/index.ts';
import { personalData } from '#main/personal-data.ts';
import { testDatabase } from '#test/database.ts';
import { createRetentionJob } from './retention.ts';

const { db } = await testDatabase();
const ago = (time: string) => sql`now() - ${time}::interval`;

test('What has had its day is forgotten, and the rest stays', async () => {
  await db.insert(messages).values([
    { channel: 'mail', state: 'sent', createdAt: ago('29 days') },
    { channel: 'mail', state: 'sent', createdAt: ago('31 days') },
    { channel: 'sms', message: { to: '+919876543210' }, createdAt: ago('1 day') },
    { channel: 'sms', message: { to: '+919876543210' }, createdAt: ago('3 days') },
  ]);
  const phoneNumber = '+919876543210';
  const codeHash = Buffer.from('hash');
  await db.insert(oneTimeCodes).values([
    { phoneNumber, codeHash, expiresAt: ago('0'), createdAt: ago('23 hours') },
    { phoneNumber, codeHash, expiresAt: ago('0'), createdAt: ago('25 hours') },
  ]);
  await db.insert(receipts).values([
    { tokenHash: Buffer.from('a'), purpose: 'password', expiresAt: ago('23 hours') },
    { tokenHash: Buffer.from('b'), purpose: 'password', expiresAt: ago('25 hours') },
  ]);

  await createRetentionJob(db, personalData).run({});

  const kept = await db.select().from(messages).orderBy(messages.createdAt);
  expect(kept.map(({ state, message }) => [state, message !== null])).toEqual([
    ['sent', false],
    ['failed', false],
    ['waiting', true],
  ]);
  expect(await db.select().from(oneTimeCodes)).toHaveLength(1);
  expect((await db.select().from(receipts)).map(({ tokenHash }) => String(tokenHash))).toEqual([
    'a',
  ]);
});
