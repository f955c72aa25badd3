import { expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { personalData } from '#main/personal-data.ts';
import { testDatabase } from '#test/database.ts';
import { someone } from './account-site-fixture.ts';
import { createEraseAccountsJob, createEraseLeftBehindJob } from './erase-job.ts';

const { db } = await testDatabase();

test('an account that was closed and is not erased a day later is given to the job again, at night', async () => {
  const closed = async (hours: number) =>
    (await someone(db, { erasedAt: new Date(Date.now() - hours * 3_600_000) })).id;
  const [left, underWay] = [await closed(25), await closed(1)];
  const { id: open } = await someone(db);
  const enqueued: object[] = [];
  const nightly = createEraseLeftBehindJob(db, async ({ name }, payloads) => {
    enqueued.push(...payloads.map((payload) => ({ name, ...payload })));
  });
  await nightly.run({});
  expect(enqueued).toEqual([{ name: 'erase-account', userId: left }]);

  await createEraseAccountsJob(db, personalData).run({ userId: left });
  await nightly.run({});
  expect(enqueued).toHaveLength(1);
  const ids = (await db.select().from(users)).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([underWay, open].toSorted());
});
