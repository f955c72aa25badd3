import { and, eq } from 'drizzle-orm';
import { invalid, Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { takedowns } from '#db/schema/media-library.ts';
import { bind } from '#http/bind.ts';
import type { HandlerContext } from '#http/bind.ts';
import { csvOf } from '#http/downloads/csv.ts';
import { indianDay } from '#lib/clock.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import { requireSession } from '#people/require-session.ts';
import * as calls from '../../contract/register.ts';
import { declareWith } from '../ai/declare.ts';
import type { MediaDependencies } from '../dependencies.ts';
import { findRow, lockRows } from '../media-rows.ts';
import { tellAdministrators } from './alarms.ts';
import { readRegister, registerColumns, registerRows } from './register.ts';
import { removeTakenDownJob } from './remove-job.ts';
import { pagesShowing, removePublic, withdraw } from './take-down.ts';
import type { Withdrawn } from './take-down.ts';

const UNKNOWN = { message: 'There is no such file in the library.' };

export const mediaRegisterRoutes = (services: MediaDependencies) => {
  const { db, storage, collections } = services;
  return [
    bind(calls.declareAiMedia, declareWith(services)),
    bind(calls.readMediaRegister, async () => ({ data: await readRegister(db) })),

    bind(calls.exportMediaRegister, async () => {
      const name = `media-register-${indianDay(new Date())}.csv`;
      return { name, content: csvOf(registerColumns, registerRows(db)) };
    }),

    bind(calls.enterTakedown, async ({ body, caller, act }) => {
      const { mediaId, kind, source } = body;
      const receivedAt = new Date(body.receivedAt);
      if (receivedAt > new Date())
        throw invalid({ param: 'receivedAt', msg: 'Choose a moment that is over' });
      await act(async (tx) => {
        const [file] = await lockRows(tx, [mediaId]);
        if (!file) throw new Problem('notFound', UNKNOWN);
        const { name, sha256 } = file;
        const entry = { mediaId, name, sha256, kind, source, receivedAt };
        if (await isEntered(tx, entry)) return;
        const [row] = await tx
          .insert(takedowns)
          .values({ ...entry, enteredBy: agentOf(caller), alarms: 1 })
          .returning();
        if (row) await tellAdministrators(tx, services, row);
      });
      return { message: 'It is entered, and the administrators are told.' };
    }),

    bind(calls.listTakedownPages, async ({ query, caller, language }) => {
      const [order] = await db.select().from(takedowns).where(eq(takedowns.id, query.id));
      if (!order) throw new Problem('notFound');
      const row = await findRow(db, order.mediaId);
      const { grants = [] } = requireSession(caller);
      const reading = { collections, grants, language };
      return { data: row ? await pagesShowing(db, storage, row, reading) : [] };
    }),

    bind(calls.decideTakedown, async (context) => {
      const withdrawn = await context.act((tx) => decide(tx, services, context));
      if (withdrawn) await removePublic(services, withdrawn);
      const message = withdrawn ? 'It is down everywhere.' : 'It stays, and the reason is kept.';
      return { message, data: { pages: withdrawn?.pages ?? 0 } };
    }),
  ];
};

type Entry = Pick<typeof takedowns.$inferInsert, 'mediaId' | 'kind' | 'source' | 'receivedAt'>;

/** Whether the same came in at the same moment: it is sent again when a reply was lost. */
async function isEntered(tx: Transaction, { mediaId, kind, source, receivedAt }: Entry) {
  const known = await tx.$count(
    takedowns,
    and(
      eq(takedowns.mediaId, mediaId),
      eq(takedowns.kind, kind),
      eq(takedowns.source, source),
      eq(takedowns.receivedAt, receivedAt),
    ),
  );
  return known > 0;
}

/** Longer than the request needs to move a large recording, beside which the job must not run. */
const REQUEST_MS = 5 * 60_000;

/** The lock on the order lets one of two decide. */
async function decide(
  tx: Transaction,
  services: MediaDependencies,
  { body, caller, addTargets }: HandlerContext<typeof calls.decideTakedown>,
): Promise<Withdrawn | undefined> {
  const { id, outcome, reason = '' } = body;
  const matchesId = eq(takedowns.id, id);
  const [order] = await tx.select().from(takedowns).where(matchesId).for('update');
  if (!order) throw new Problem('notFound');
  if (order.decidedAt) throw new Problem('doneAlready');
  if (outcome === 'kept' && reason === '')
    throw invalid({ param: 'reason', msg: 'Say why, for the record' });
  addTargets(order.mediaId);
  const decided = { outcome, reason: reason || null, decidedAt: new Date() };
  await tx
    .update(takedowns)
    .set({ ...decided, decidedBy: agentOf(caller) })
    .where(matchesId);
  if (outcome === 'kept') return undefined;
  const [row] = await lockRows(tx, [order.mediaId]);
  if (!row) return undefined;
  const withdrawn = await withdraw(tx, services, row);
  // Its bytes are deleted right after this; the job does it where that fails.
  const { keys } = withdrawn;
  const at = new Date(Date.now() + REQUEST_MS);
  await services.enqueue(removeTakenDownJob, { id: row.id, keys }, tx, at);
  return withdrawn;
}
