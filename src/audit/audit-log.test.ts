import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { agents } from '#db/schema/index.ts';
import type { AuditEntry } from '#http/audit-log.ts';
import { testDatabase } from '#test/database.ts';
import { createAuditLog } from './audit-log.ts';
import { hashOf, NOTHING_BEFORE } from './entry-hash.ts';
import { verifyChain } from './verify-chain.ts';
import { createVerifyAuditLogJob } from './verify-job.ts';

const { db, pool } = await testDatabase();
const log = createAuditLog(db);

const entry = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  realm: 'agents',
  actorId: '00000000-0000-4000-8000-00000000000a',
  call: 'publishDocument',
  target: 'document',
  targetIds: [id],
  outcome: 'done',
  address: '203.0.113.77',
  ...more,
});

const rows = () => db.select().from(auditLog).orderBy(asc(auditLog.position));

/** The lines of the nightly job. */
async function verifyTonight() {
  const told: object[] = [];
  const failures: unknown[] = [];
  const job = createVerifyAuditLogJob({
    db,
    report: (error) => void failures.push(error),
    tell: (line) => void told.push(line),
  });
  await job.run({}, { signal: new AbortController().signal });
  return { told, failures };
}

/** Changes rows as somebody with the database in their hands would. */
async function tamper(statement: string): Promise<void> {
  await pool.query(`ALTER TABLE audit_log DISABLE TRIGGER USER; ${statement};
    ALTER TABLE audit_log ENABLE TRIGGER USER`);
}

test('fifty acts at once become one chain, in which each follows the one before', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `document-${index}`);
  await Promise.all(
    ids.map((id) =>
      log.act(
        async () => id,
        () => entry(id),
      ),
    ),
  );

  const chain = await rows();
  expect(chain.map(({ position }) => position)).toEqual(ids.map((_, index) => index + 1));
  expect(chain.flatMap(({ targetIds }) => targetIds).toSorted()).toEqual(ids.toSorted());
  expect(chain[0]?.previous).toEqual(NOTHING_BEFORE);
  expect(chain.map(({ hash }) => hash)).toEqual(chain.map(hashOf));
  const before = chain.slice(0, -1).map(({ hash }) => hash);
  expect(chain.slice(1).map(({ previous }) => previous)).toEqual(before);
  expect(await verifyChain(db)).toMatchObject({ isWhole: true, head: { position: 50 } });
});

test('of an address only the network is kept', async () => {
  await log.write(entry('four'));
  await log.write(entry('six', { address: '2001:db8:1:2::/64' }));
  await log.write(entry('none', { address: 'unknown' }));
  const networks = (await rows()).slice(-3).map(({ network }) => network);
  expect(networks).toEqual(['203.0.113.0/24', '2001:db8:1::/48', 'unknown']);
});

test('an act that is undone leaves no record, and one that cannot be recorded is undone', async () => {
  const before = await db.$count(auditLog);
  const made = { email: 'ila@campaign.example', name: 'Ila Rane' };
  const failing = log.act(
    async (tx) => {
      await tx.insert(agents).values(made);
      throw new Error('the last step failed');
    },
    () => entry('undone'),
  );
  await expect(failing).rejects.toThrow('the last step failed');
  const unrecorded = log.act(
    async (tx) => tx.insert(agents).values(made),
    () => entry('unrecorded', { actorId: 'no id' }),
  );
  await expect(unrecorded).rejects.toThrow();
  expect(await db.$count(auditLog)).toBe(before);
  expect(await db.$count(agents)).toBe(0);
});

test.each(["UPDATE audit_log SET call = 'x'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
  'the database refuses %s',
  async (statement) => {
    const before = await rows();
    await expect(pool.query(statement)).rejects.toThrow('append-only');
    expect(await rows()).toEqual(before);
  },
);

test('a head that was written down earlier is found again in what has grown since', async () => {
  const { head } = await verifyChain(db);
  await log.write(entry('later'));
  expect(await verifyChain(db, { earlier: head })).toMatchObject({ isWhole: true });
});

test('every night it is told that the log is whole, with its head', async () => {
  const { head } = await verifyChain(db);
  const { told, failures } = await verifyTonight();
  const found = { rows: head.position, head: head.hash.toString('hex') };
  expect(told).toEqual([{ msg: 'The audit log is whole', ...found }]);
  expect(failures).toEqual([]);
});

test('an end that was cut off shows beside an earlier head', async () => {
  const { head } = await verifyChain(db);
  await tamper(`DELETE FROM audit_log WHERE position = ${head.position}`);
  expect(await verifyChain(db)).toMatchObject({ isWhole: true });
  expect(await verifyChain(db, { earlier: head })).toMatchObject({
    isWhole: false,
    position: head.position,
  });

  await log.write(entry('written in its place'));
  expect(await verifyChain(db, { earlier: head })).toMatchObject({
    isWhole: false,
    position: head.position,
  });
});

test('a row that was changed with its own hash shows in the one after it', async () => {
  const [, , third] = await rows();
  if (!third) throw new Error('There is no third row');
  const forged = { ...third, call: 'readDocument' };
  await pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER');
  await db
    .update(auditLog)
    .set({ call: forged.call, hash: hashOf(forged) })
    .where(eq(auditLog.position, 3));
  expect(await verifyChain(db)).toMatchObject({ isWhole: false, position: 4 });
  await db
    .update(auditLog)
    .set({ call: third.call, hash: third.hash })
    .where(eq(auditLog.position, 3));
  await pool.query('ALTER TABLE audit_log ENABLE TRIGGER USER');
  expect(await verifyChain(db)).toMatchObject({ isWhole: true });
});

test.each([
  ['outcome', "outcome = 'refused'"],
  ['ids', "target_ids = '{other}'"],
  ['actor', 'actor_id = NULL'],
  ['time', "at = at + interval '1 second'"],
])('a changed %s is found by the nightly job', async (_, change) => {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.position, 7));
  await tamper(`UPDATE audit_log SET ${change} WHERE position = 7`);
  expect(await verifyTonight()).toEqual({
    told: [],
    failures: [new Error('The audit log was tampered with at its row 7')],
  });

  await pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER');
  await db
    .update(auditLog)
    .set(row ?? {})
    .where(eq(auditLog.position, 7));
  await pool.query('ALTER TABLE audit_log ENABLE TRIGGER USER');
});

test('a row that is gone is found', async () => {
  await tamper('DELETE FROM audit_log WHERE position = 20');
  expect(await verifyChain(db)).toMatchObject({ isWhole: false, position: 21 });
});
