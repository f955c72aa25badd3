import { expect, test } from 'vitest';
import type { PersonalData } from '#db/personal-data.ts';
import { personalData } from '#main/personal-data.ts';
import { createRetentionJob } from '#people/retention.ts';
import { testDatabase } from '#test/database.ts';
import { accountSite, logIn, someone } from './account-site-fixture.ts';
import { eraseUser } from './erase-user.ts';

const { db, pool } = await testDatabase();
await pool.query('CREATE TABLE dreams (user_id uuid, dream text, at timestamptz DEFAULT now())');

/** A new feature with one table of its own. */
const ofDreams: PersonalData = {
  about: 'Dreams',
  columns: { dreams: ['user_id', 'dream'] },
  async download(_, { userId }) {
    return {
      dreams: (await pool.query('SELECT dream FROM dreams WHERE user_id = $1', [userId])).rows,
    };
  },
  async erase(tx, { userId }) {
    await tx.execute(`DELETE FROM dreams WHERE user_id = '${userId}'`);
  },
  retention: {
    keptFor: 'a year',
    forget: () => pool.query("DELETE FROM dreams WHERE at < now() - interval '1 year'"),
  },
};
const withDreams = [...personalData, ofDreams];
const dreams = async () =>
  (await pool.query('SELECT dream FROM dreams ORDER BY dream')).rows.map(({ dream }) => dream);

test('the declared data of a new feature is downloaded and erased with the account', async () => {
  const site = await accountSite(db, {
    personalData: withDreams,
    erase: (tx, userId) => eraseUser(tx, userId, withDreams),
  });
  const [one, other] = [await someone(db), await someone(db)];
  await pool.query('INSERT INTO dreams VALUES ($1, $2), ($3, $4)', [
    one.id,
    'A longer day',
    other.id,
    'A shorter night',
  ]);
  const token = await logIn(db, one.id);
  const { data } = await site.ask('GET', '/user/account', token);
  expect(data).toMatchObject({ profile: { id: one.id }, dreams: [{ dream: 'A longer day' }] });
  expect((await site.ask('DELETE', '/user/account', token)).status).toBe(200);
  expect(await dreams()).toEqual(['A shorter night']);
});

test('a new feature’s retention runs at night, also when another one’s fails', async () => {
  const fails: PersonalData = {
    ...ofDreams,
    retention: { keptFor: 'a day', forget: () => Promise.reject(new Error('The disk is full')) },
  };
  await pool.query("INSERT INTO dreams VALUES (null, 'An old song', now() - interval '2 years')");
  const before = await dreams();
  const night = createRetentionJob(db, [fails, ...withDreams]).run({});
  await expect(night).rejects.toThrow('The disk is full');
  expect(before).toContain('An old song');
  expect(await dreams()).not.toContain('An old song');
});
