import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { eventExports, eventReplies } from '#db/schema/events.ts';
import type { Handler } from '#http/bind.ts';
import { csvOf } from '#http/downloads/csv.ts';
import { toIso } from '#lib/clock.ts';
import { markExport } from '#people/realms/mark-export.ts';
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
  mark: 'Copy',
};

/** A table of repliers with all that the desk keeps covered; who took it and why stays with it. */
export function exportRepliesWith({
  db,
  reader,
}: EventDependencies): Handler<typeof exportEventReplies> {
  return async (context) => {
    const { event: id, reason } = context.body;
    const event = await findPublicEvent(reader, id);
    const { mark, name } = await markExport(db, context, event.slug, (tx, agentId) =>
      tx.insert(eventExports).values({ eventId: event.id, agentId, reason }).returning(),
    );
    return { name, content: csvOf(columns, rows(db, event.id, `${mark} · ${reason}`)) };
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
