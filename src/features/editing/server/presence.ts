import { sql } from 'drizzle-orm';
import { partSchema } from '#content/declare/parts.ts';
import type { Part } from '#content/declare/parts.ts';
import type { Database } from '#db/database.ts';

/** Seconds after its last sign that a tab counts as gone. */
const HERE_SECONDS = 20;

export interface Place {
  documentId: string;
  tabId: string;
  agentId: string;
  part: Part | null;
  field: string | null;
}

interface Other {
  agentId: string;
  part: Part | null;
  field: string | null;
}

/** Notes where a tab writes, and finds the others in the document. */
export async function notePlace(db: Database, place: Place): Promise<Other[]> {
  const { documentId, tabId, agentId, part, field } = place;
  await forgetGone(db, documentId);
  const { rows } = await db.execute<{ agentId: string; part: string | null; field: string | null }>(
    sql`
    with noted as (
      insert into presence (document_id, tab_id, agent_id, part, field, at)
      values (${documentId}, ${tabId}, ${agentId}, ${part}, ${field}, now())
      on conflict (document_id, tab_id) do update set
        part = excluded.part, field = excluded.field, at = excluded.at
        where presence.agent_id = excluded.agent_id
    )
    select agent_id as "agentId", part, field from presence
    where document_id = ${documentId} and tab_id <> ${tabId}
      and at >= now() - make_interval(secs => ${HERE_SECONDS}) order by at desc`,
  );
  return rows.map((row) => ({ ...row, part: partSchema.nullable().parse(row.part) }));
}

/** A statement of its own that waits for no row: two tabs that hold theirs would wait for each other's. */
async function forgetGone(db: Database, documentId: string): Promise<void> {
  await db.execute(sql`
    delete from presence where (document_id, tab_id) in (
      select document_id, tab_id from presence
      where document_id = ${documentId} and at < now() - make_interval(secs => ${HERE_SECONDS})
      for update skip locked)`);
}

/** Forgets a tab that left. */
export async function leave(db: Database, { documentId, tabId, agentId }: Place): Promise<void> {
  await db.execute(sql`
    delete from presence
    where document_id = ${documentId} and tab_id = ${tabId} and agent_id = ${agentId}`);
}
