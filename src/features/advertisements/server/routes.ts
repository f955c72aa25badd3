import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { invalid, Problem } from '#contract/problems.ts';
import type { Database, Executor, Transaction } from '#db/database.ts';
import { advertisements } from '#db/schema/advertisements.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import { bind } from '#http/bind.ts';
import { indianDay } from '#lib/clock.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import { namePeople } from '#people/realms/calling-agent.ts';
import { listAdvertisements, removeAdvertisement, saveAdvertisement } from '../contract.ts';
import type { AdvertisementFacts } from '../contract.ts';

const MAX_LISTED = 1_000;

export const advertisementRoutes = ({ db }: { db: Database }) => [
  bind(listAdvertisements, async () => {
    const rows = await db
      .select()
      .from(advertisements)
      .orderBy(desc(advertisements.runsUntil), desc(advertisements.enteredAt))
      .limit(MAX_LISTED);
    const name = await namePeople(
      db,
      rows.map(({ enteredBy }) => enteredBy),
    );
    const today = indianDay(new Date());
    const data = rows.map(({ enteredAt: _, enteredBy, ...row }) => {
      const isInForce = row.runsFrom <= today && today <= row.runsUntil;
      return { ...row, isInForce, enteredBy: name(enteredBy) };
    });
    return { data };
  }),

  bind(saveAdvertisement, async ({ body: { id, base, ...facts }, caller, act, addTargets }) => {
    if (facts.runsUntil < facts.runsFrom)
      throw invalid({ param: 'runsUntil', msg: 'The last day comes before the first' });
    if (facts.certifiedOn > facts.runsFrom)
      throw invalid({ param: 'certifiedOn', msg: 'It is certified before it runs' });
    const row = { ...facts, enteredBy: agentOf(caller) };
    await act(async (tx) => {
      if (id !== undefined) await requireUnchanged(tx, id, base);
      const saved = await save(tx, id, row).catch(refuseTaken);
      addTargets(...saved.map((each) => each.id));
    });
    return { message: 'Saved.' };
  }),

  bind(removeAdvertisement, async ({ body: { id }, act }) => {
    await act(async (tx) => {
      const matchesId = eq(advertisements.id, id);
      const removed = await tx.delete(advertisements).where(matchesId).returning();
      if (removed.length === 0) throw new Problem('notFound', { message: REMOVED });
    });
    return { message: 'Removed.' };
  }),
];

const REMOVED = 'Somebody else removed this entry meanwhile.';
const OUTDATED =
  'Somebody else changed this entry meanwhile. What they saved stands in the form; look at it, and save again.';

/** Two who change an entry at once do not undo each other's work. */
async function requireUnchanged(
  tx: Transaction,
  id: string,
  base: AdvertisementFacts | undefined,
): Promise<void> {
  const matchesId = eq(advertisements.id, id);
  const [row] = await tx.select().from(advertisements).where(matchesId).for('update');
  if (!row) throw new Problem('notFound', { message: REMOVED });
  if (!base || !isDeepStrictEqual({ ...row, ...base }, row))
    throw new Problem('doneAlready', { message: OUTDATED });
}

type Entry = typeof advertisements.$inferInsert;

function save(tx: Executor, id: string | undefined, { enteredBy, ...facts }: Entry) {
  if (id === undefined)
    return tx
      .insert(advertisements)
      .values({ ...facts, enteredBy })
      .returning();
  return tx.update(advertisements).set(facts).where(eq(advertisements.id, id)).returning();
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error))
    throw invalid({ param: 'certificate', msg: 'This certificate is in the register already' });
  throw error;
}
