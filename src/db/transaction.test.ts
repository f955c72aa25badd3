import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { connectDatabase } from './connection.ts';
import { sqlStateOf } from './sql-state.ts';
import { transaction } from './transaction.ts';

const { url, db, pool } = await testDatabase();
await pool.query('CREATE TABLE stock (item text PRIMARY KEY, left_over int NOT NULL)');

async function leftOver(item: string): Promise<number | undefined> {
  const { rows } = await pool.query('SELECT left_over FROM stock WHERE item = $1', [item]);
  return rows[0]?.left_over;
}

test('All of it holds', async () => {
  const answer = await transaction(db, async (tx) => {
    await tx.execute(sql`INSERT INTO stock VALUES ('cap', 3)`);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(await leftOver('cap')).toBe(3);
});

test('Or nothing does, and the caller gets the reason', async () => {
  const work = transaction(db, async (tx) => {
    await tx.execute(sql`INSERT INTO stock VALUES ('mug', 3)`);
    throw new Error('sold out');
  });
  await expect(work).rejects.toThrow('sold out');
  expect(await leftOver('mug')).toBeUndefined();
});

test('Two that lock each other out both get done', async () => {
  await pool.query("INSERT INTO stock VALUES ('left', 10), ('right', 10)");
  const bothHoldOne = Promise.withResolvers<void>();
  let holding = 0;
  const take = (first: string, second: string) =>
    transaction(db, async (tx) => {
      await tx.execute(sql`UPDATE stock SET left_over = left_over - 1 WHERE item = ${first}`);
      holding += 1;
      if (holding === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await tx.execute(sql`UPDATE stock SET left_over = left_over - 1 WHERE item = ${second}`);
    });
  await Promise.all([take('left', 'right'), take('right', 'left')]);
  expect([await leftOver('left'), await leftOver('right')]).toEqual([8, 8]);
});

test('Statements that are given side by side wait for one another', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const items = ['bowl', 'jug', 'bag', 'pot'];
  await transaction(db, (tx) =>
    Promise.all(items.map((item) => tx.execute(sql`INSERT INTO stock VALUES (${item}, 1)`))),
  );
  expect(await Promise.all(items.map(leftOver))).toEqual([1, 1, 1, 1]);
  expect(warnings).toEqual([]);
});

test('A failed statement is known by its code, below what drizzle says', async () => {
  await pool.query("INSERT INTO stock VALUES ('flag', 1)");
  const twice = transaction(db, (tx) => tx.execute(sql`INSERT INTO stock VALUES ('flag', 1)`));
  const error = await twice.catch((reason: unknown) => reason);
  expect(sqlStateOf(error)).toBe('23505');
});

test('A connection that stopped answering is not used again', async () => {
  const impatient = { poolSize: 1, statementTimeoutMs: 100, onError: () => undefined };
  const connection = await connectDatabase(url, impatient);
  onTestFinished(connection.close);
  const stuck = transaction(connection.db, async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_sleep(30)`);
  });
  await expect(stuck).rejects.toThrow(/rollback/);
  const next = await transaction(connection.db, (tx) => tx.execute(sql`SELECT 1 AS one`));
  expect(next.rows).toEqual([{ one: 1 }]);
});
