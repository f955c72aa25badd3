import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { testDatabase } from '#test/database.ts';
import { notePlace } from './presence.ts';

const { db } = await testDatabase();

test('no tab waits for another that wakes up at the same moment', async () => {
  const documentId = randomUUID();
  const agentId = randomUUID();
  const [one, other] = [randomUUID(), randomUUID()];
  const note = (tabId: string) =>
    notePlace(db, { documentId, tabId, agentId, part: null, field: null });
  await note(other);
  await db.execute(sql`update presence set at = now() - interval '1 minute'`);
  await transaction(db, async (tx) => {
    await tx.execute(sql`update presence set at = now() where tab_id = ${other}`);
    expect(await note(one)).toEqual([]);
  });
  expect(await note(one)).toEqual([{ agentId, part: null, field: null }]);
});

test('a tab that is gone for a while is forgotten', async () => {
  const documentId = randomUUID();
  const place = { documentId, agentId: randomUUID(), part: 'en', field: 'title' } as const;
  await notePlace(db, { ...place, tabId: randomUUID() });
  await db.execute(sql`update presence set at = now() - interval '1 minute'`);
  expect(await notePlace(db, { ...place, tabId: randomUUID() })).toEqual([]);
  const { rows } = await db.execute(
    sql`select tab_id from presence where document_id = ${documentId}`,
  );
  expect(rows).toHaveLength(1);
});
