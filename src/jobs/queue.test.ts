import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { connectDatabase } from '#db/connection.ts';
import { transaction } from '#db/transaction.ts';
import { emptyDatabaseUrl, testDatabase } from '#test/database.ts';
import { installQueue } from './install.ts';
import { defineJob, RetryLater } from './job.ts';
import type { Job } from './job.ts';
import { createQueue } from './queue.ts';

const connection = await testDatabase();
const { db } = connection;

const quick = { times: 2, firstWaitSeconds: 1, longestWaitSeconds: 1 };
const payload = z.object({ id: z.string() });
let jobs = 0;

/** A job of its own name, which notes what it was given and then does something. */
function noting(then: (id: string) => Promise<void> = async () => undefined) {
  const noted: string[] = [];
  const job = defineJob({
    name: `note-${(jobs += 1)}`,
    payload,
    retry: quick,
    lane: 'site',
    timeoutSeconds: 60,
    run: async ({ id }) => {
      noted.push(id);
      await then(id);
    },
  });
  return { job, noted };
}

async function working(...list: Job<{ id: string }>[]) {
  const faults: unknown[] = [];
  const queue = createQueue(connection);
  await queue.start(list, (fault) => void faults.push(fault));
  onTestFinished(queue.stop);
  return { ...queue, faults };
}

async function storedOf({ name }: Job<{ id: string }>) {
  const { rows } = await db.execute<{ state: string; stored: string }>(
    sql`select state, job::text as stored from jobs.job where name = ${name}`,
  );
  return rows;
}

test('A job that is not there any more, or has no time any more, is not enqueued by itself', async () => {
  const [kept, renamed, once] = [noting().job, noting().job, noting().job];
  const cron = '30 4 * * *';
  await working({ ...kept, cron }, { ...renamed, cron }, { ...once, cron });
  const planned = async () => {
    const { rows } = await db.execute<{ name: string }>(sql`select name from jobs.schedule`);
    return rows.map(({ name }) => name).toSorted();
  };
  expect(await planned()).toEqual([kept.name, renamed.name, once.name].toSorted());
  await working({ ...kept, cron }, once);
  expect(await planned()).toEqual([kept.name]);
});

describe('Work on the queue', () => {
  test('is done though nobody asks for it again', async () => {
    const done = Promise.withResolvers<void>();
    const { job, noted } = noting(async () => done.resolve());
    const queue = await working(job);
    await queue.enqueue(job, { id: 'a' }, db);
    await done.promise;
    expect(noted).toEqual(['a']);
  });

  test('is done one after the other, also when it came at once', async () => {
    const done = Promise.withResolvers<void>();
    const { job, noted } = noting(async () => void (noted.length === 10 && done.resolve()));
    const queue = await working(job);
    const ids = Array.from({ length: 10 }, (_, index) => String(index));
    await transaction(db, async (tx) => {
      for (const id of ids) await queue.enqueue(job, { id }, tx);
    });
    await done.promise;
    expect(noted).toEqual(ids);
  });

  test('is done once the transaction holds, and not if it does not', async () => {
    const done = Promise.withResolvers<void>();
    const { job, noted } = noting(async (id) => void (id === 'kept' && done.resolve()));
    const queue = await working(job);
    const dropped = transaction(db, async (tx) => {
      await queue.enqueue(job, { id: 'dropped' }, tx);
      throw new Error('No');
    });
    await expect(dropped).rejects.toThrow('No');
    await transaction(db, async (tx) => {
      await queue.enqueue(job, { id: 'kept' }, tx);
      expect(noted).toEqual([]);
    });
    await done.promise;
    expect(noted).toEqual(['kept']);
  });

  test('is done by one of two processes', async () => {
    const done = Promise.withResolvers<void>();
    const { job, noted } = noting(async () => void (noted.length === 20 && done.resolve()));
    const queue = await working(job);
    await working(job);
    for (let id = 0; id < 20; id += 1) await queue.enqueue(job, { id: String(id) }, db);
    await done.promise;
    expect(new Set(noted).size).toBe(20);
    expect(noted).toHaveLength(20);
  });

  test('that was put there while nobody worked is done when somebody does', async () => {
    const done = Promise.withResolvers<void>();
    const { job, noted } = noting(async () => done.resolve());
    const first = createQueue(connection);
    await first.start([job], () => undefined);
    await first.stop();
    const other = noting().job;
    const queue = await working(other);
    await queue.enqueue(job, { id: 'early' }, db);
    await working(job);
    await done.promise;
    expect(noted).toEqual(['early']);
  });
});

describe('Work that fails', () => {
  test('is tried again, the log hears of each time, and the queue keeps no word of it', async () => {
    const done = Promise.withResolvers<void>();
    const { job, noted } = noting(async () => {
      if (noted.length === 2) return done.resolve();
      throw new Error('asha@campaign.example is unknown');
    });
    const { enqueue, faults } = await working(job);
    await enqueue(job, { id: 'a' }, db);
    await done.promise;
    expect(noted).toEqual(['a', 'a']);
    expect(faults).toEqual([new Error('asha@campaign.example is unknown')]);
    expect(JSON.stringify(await storedOf(job))).not.toContain('asha');
  });

  test('as was foreseen is tried again, and is no fault', async () => {
    const done = Promise.withResolvers<void>();
    const { job, noted } = noting(async () => {
      if (noted.length === 2) return done.resolve();
      throw new RetryLater('Not yet');
    });
    const { enqueue, faults } = await working(job);
    await enqueue(job, { id: 'a' }, db);
    await done.promise;
    expect(faults).toEqual([]);
  });

  test('ends after its last try', async () => {
    const { job, noted } = noting(async () => {
      throw new RetryLater('Never');
    });
    const { enqueue } = await working(job);
    await enqueue(job, { id: 'a' }, db);
    await expect
      .poll(async () => (await storedOf(job)).map(({ state }) => state))
      .toEqual(['failed']);
    expect(noted).toHaveLength(3);
  });
});

describe('A queue whose connections are cut', () => {
  test('goes on, and tells of it without repeating itself', async () => {
    const done = Promise.withResolvers<void>();
    const { job } = noting(async () => done.resolve());
    const { enqueue, faults } = await working(job);
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'abhiyan %'`);
    // One that meets a connection in the moment of its cut fails as a whole, and is asked again.
    const isTaken = () =>
      enqueue(job, { id: 'a' }, db).then(
        () => true,
        () => false,
      );
    await expect.poll(isTaken).toBe(true);
    await done.promise;
    expect(faults.length).toBeLessThanOrEqual(1);
  });
});

describe('Stopping', () => {
  test('waits for what is under way', async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const ended: string[] = [];
    const { job } = noting(async (id) => {
      begun.resolve();
      await mayEnd.promise;
      ended.push(id);
    });
    const queue = createQueue(connection);
    await queue.start([job], () => undefined);
    await queue.enqueue(job, { id: 'a' }, db);
    await begun.promise;
    const stopping = queue.stop();
    mayEnd.resolve();
    await stopping;
    expect(ended).toEqual(['a']);
    expect((await storedOf(job)).map(({ state }) => state)).toEqual(['completed']);
  });

  test('waits for nothing where nothing is under way, and where nothing ever began', async () => {
    const queue = createQueue(connection);
    await queue.start([noting().job], () => undefined);
    await expect(queue.stop()).resolves.toBeUndefined();
    await expect(createQueue(connection).stop()).resolves.toBeUndefined();
  });
});

describe('The tables of the queue', () => {
  test('are made once by processes that start together', async () => {
    const url = await emptyDatabaseUrl();
    await Promise.all([installQueue(url), installQueue(url), installQueue(url)]);
    await installQueue(url);
    const { db: fresh, close } = await connectDatabase(url);
    const { rows } = await fresh.execute(sql`select version from jobs.version`);
    await close();
    expect(rows).toHaveLength(1);
  });

  test('remember a nightly job, once', async () => {
    const { job } = noting();
    const nightly = { ...job, cron: '30 3 * * *' };
    await working(nightly);
    await working(nightly);
    const { rows } = await db.execute(
      sql`select cron, timezone from jobs.schedule where name = ${job.name}`,
    );
    expect(rows).toEqual([{ cron: '30 3 * * *', timezone: 'Asia/Kolkata' }]);
  });
});
