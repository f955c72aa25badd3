import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { eventExports, eventReplies } from '#db/schema/events.ts';
import type { Handler } from '#http/bind.ts';
import { csvOf } from '#http/downloads/csv.ts';
import { indianDay, toIso } from '#lib/clock.ts';
import { readAgentNames } from '#people/realms/agent-directory.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import type { exportEventReplies } from '../../contract/desk.ts';
import type { EventDependencies } from '../dependencies.ts';
import { findPublicEvent } from '../gathering.ts';
import { codeOf } from '../own-link.ts';

const BATCH_SIZE = 500;

const columns = {
  name: 'Name',
  people: 'People',
  email: 'Email',
  phone: 'Phone',
  state: 'State',
  code: 'Code',
  replied: 'Replied',
  /** In every row, so that a part of the table tells whose copy it is. */
  mark: 'Copy',
};

/** A table of repliers with all that the desk keeps covered; who took it and why stays with it. */
export function exportRepliesWith({
  db,
  reader,
}: EventDependencies): Handler<typeof exportEventReplies> {
  return async ({ body: { event: id, reason }, caller, act, addTargets }) => {
    const event = await findPublicEvent(reader, id);
    const agentId = agentOf(caller);
    const taken = await act(async (tx) => {
      const row = { eventId: event.id, agentId, reason };
      const [made] = await tx.insert(eventExports).values(row).returning();
      if (!made) throw new Error('An export was not noted');
      addTargets(made.id);
      return made;
    });
    const by = (await readAgentNames(db, [agentId])).get(agentId) ?? '';
    const mark = `${taken.id} · ${by} · ${toIso(taken.at)} · ${reason}`;
    const name = `${event.slug}-${indianDay(taken.at)}-${taken.id}.csv`;
    return { name, content: csvOf(columns, rows(db, event.id, mark)) };
  };
}

async function* rows(db: Database, eventId: string, mark: string) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const some = await db
      .select()
      .from(eventReplies)
      .where(
        and(
          eq(eventReplies.eventId, eventId),
          // Nobody has said yet that these addresses are theirs.
          ne(eventReplies.state, 'unconfirmed'),
          gt(eventReplies.id, after),
        ),
      )
      .orderBy(asc(eventReplies.id))
      .limit(BATCH_SIZE);
    for (const { id, name, people, email, phoneNumber, state, createdAt } of some)
      yield {
        name,
        people,
        email,
        phone: phoneNumber,
        state,
        code: codeOf(id),
        replied: toIso(createdAt),
        mark,
      };
    const last = some.at(-1);
    if (!last || some.length < BATCH_SIZE) return;
    after = last.id;
  }
}
