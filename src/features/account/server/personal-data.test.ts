import { expect, test } from 'vitest';
import type { PersonalData } from '#db/personal-data.ts';
import { createRetentionJob } from '#people/retention.ts';
import { personalData } from '#main/personal-data.ts';
import { testDatabase } from '#test/database.ts';
import { accountSite, logIn, someone } from './account-site-fixture.ts';
import { eraseUser } from './erase-user.ts';

const { db, pool } = await testDatabase();
await pool.query('CREATE TABLE wishes (user_id uuid, wish text, at timestamptz DEFAULT now())');

/** A new feature with one table of its own. */
const ofWishes: PersonalData = {
  about: 'Wishes',
  columns: { wishes: ['user_id', 'wish'] },
  async download(_, { userId }) {
    return {
      wishes: (await pool.query('SELECT wish FROM wishes WHERE user_id = $1', [userId])).rows,
    };
  },
  async erase(tx, { userId }) {
    await tx.execute(`DELETE FROM wishes WHERE user_id = '${userId}'`);
  },
  retention: {
    keptFor: 'a year',
    forget: () => pool.query("DELETE FROM wishes WHERE at < now() - interval '1 year'"),
  },
};
const withWishes = [...personalData, ofWishes];
const wishes = async () =>
  (await pool.query('SELECT wish FROM wishes ORDER BY wish')).rows.map(({ wish }) => wish);

test('the declared data of a new feature is downloaded and erased with the account', async () => {
  const site = await accountSite(db, {
    personalData: withWishes,
    erase: (tx, userId) => eraseUser(tx, userId, withWishes),
  });
  const [one, other] = [await someone(db), await someone(db)];
  await pool.query('INSERT INTO wishes VALUES ($1, $2), ($3, $4)', [
    ...[one.id, 'A longer day'],
    ...[other.id, 'A shorter night'],
  ]);
  const token = await logIn(db, one.id);
  const { data } = await site.ask('GET', '/user/account', token);
  expect(data).toMatchObject({ profile: { id: one.id }, wishes: [{ wish: 'A longer day' }] });
  expect((await site.ask('DELETE', '/user/account', token)).status).toBe(200);
  expect(await wishes()).toEqual(['A shorter night']);
});

test('a new feature’s retention runs at night, also when another one’s fails', async () => {
  const fails: PersonalData = {
    ...ofWishes,
    retention: { keptFor: 'a day', forget: () => Promise.reject(new Error('The disk is full')) },
  };
  await pool.query("INSERT INTO wishes VALUES (null, 'An old song', now() - interval '2 years')");
  const before = await wishes();
  await expect(createRetentionJob(db, [fails, ...withWishes]).run({})).rejects.toThrow('Not all');
  expect(before).toContain('An old song');
  expect(await wishes()).not.toContain('An old song');
});
