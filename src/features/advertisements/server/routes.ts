import { desc, eq } from 'drizzle-orm';
import { invalid, Problem } from '#contract/problems.ts';
import type { Database, Executor } from '#db/database.ts';
import { advertisements } from '#db/schema/advertisements.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import { bind } from '#http/bind.ts';
import { indianDay } from '#lib/clock.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import { namePeople } from '#people/realms/calling-agent.ts';
import { listAdvertisements, removeAdvertisement, saveAdvertisement } from '../contract.ts';

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

  bind(saveAdvertisement, async ({ body: { id, ...facts }, caller, act, addTargets }) => {
    if (facts.runsUntil < facts.runsFrom)
      throw invalid({ param: 'runsUntil', msg: 'The last day comes before the first' });
    if (facts.certifiedOn > facts.runsFrom)
      throw invalid({ param: 'certifiedOn', msg: 'It is certified before it runs' });
    const row = { ...facts, enteredBy: agentOf(caller) };
    await act(async (tx) => {
      const saved = await save(tx, id, row).catch(refuseTaken);
      if (saved.length === 0) throw new Problem('notFound');
      addTargets(...saved.map((each) => each.id));
    });
    return { message: 'Saved.' };
  }),

  bind(removeAdvertisement, async ({ body: { id }, act }) => {
    await act(async (tx) => {
      const matchesId = eq(advertisements.id, id);
      const removed = await tx.delete(advertisements).where(matchesId).returning();
      if (removed.length === 0) throw new Problem('notFound');
    });
    return { message: 'Removed.' };
  }),
];

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
