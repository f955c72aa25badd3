import { eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { BroadcastTable } from '#db/schema/broadcasts.ts';
import type { Caller } from '#http/caller.ts';
import type { Act, AddTargets } from '#http/run-audited.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { Kind, Row } from './kind.ts';
import type { rowsOf, Seen } from './rows.ts';

/** The part of a call that handlers here use. */
export interface Context<Body> {
  body: Body;
  caller: Caller;
  act: Act;
}

interface Decision extends Seen {
  approve: boolean;
  reason?: string | undefined;
}

/** A broadcast whose words are saved; a new one has a key instead of an id. */
interface Saved extends Partial<Seen> {
  key?: string | undefined;
}

const OWN_WORDS = 'You wrote some of this, so somebody else has to approve it.';

/** Handles the calls by which agents write broadcasts of a kind, and approve each other's. */
export function deskOf<Table extends BroadcastTable>(
  kind: Kind<Table>,
  rows: ReturnType<typeof rowsOf<Table>>,
) {
  const columns: BroadcastTable = kind.table;
  const { lockSeen, change } = rows;
  const save = saverOf(kind, rows);

  return {
    saving:
      <Body extends Saved>(contentOf: (body: Body) => Partial<Row<Table>>) =>
      async ({ body, caller, act, addTargets }: Context<Body> & { addTargets: AddTargets }) => {
        const { id, revision } = await act(async (tx) => {
          const saved = await save(tx, body, contentOf(body), callingAgent(caller).id);
          addTargets(saved.id);
          return saved;
        });
        return { message: 'Saved.', data: { id, revision } };
      },

    async submit({ body, act }: Context<Seen>) {
      await act(async (tx) => {
        const found = await lockSeen(tx, body, ['draft']);
        kind.requireWhole(found);
        await change(tx, found.id, { state: 'waiting', reason: null });
      });
      return { message: 'It waits for approval.' };
    },

    async decide({ body: { approve, reason, ...seen }, caller, act }: Context<Decision>) {
      const agentId = callingAgent(caller).id;
      await act(async (tx) => {
        const { id, authors } = await lockSeen(tx, seen, ['waiting']);
        if (approve && authors.includes(agentId))
          throw new Problem('forbidden', { message: OWN_WORDS });
        const approved = { state: 'approved', approvedBy: agentId, reason: null };
        const returned = { state: 'draft', reason: reason ?? null };
        await change(tx, id, approve ? approved : returned);
      });
      return { message: approve ? 'Approved.' : 'Returned.' };
    },

    async discard({ body, act }: Context<Seen>) {
      await act(async (tx) => {
        const { id } = await lockSeen(tx, body);
        await tx.delete(columns).where(eq(columns.id, id));
      });
      return { message: 'Thrown away.' };
    },
  };
}

/** Makes the function that keeps the words of a broadcast in a transaction. */
function saverOf<Table extends BroadcastTable>(
  { table }: Kind<Table>,
  { lock, lockSeen, change }: ReturnType<typeof rowsOf<Table>>,
) {
  const columns: BroadcastTable = table;

  /** Makes a new one; where the same agent made it with this key already, it is that one. */
  async function make(tx: Executor, key: string | undefined, content: object, agentId: string) {
    const row = { ...content, authors: [agentId], ...(key && { id: key }) };
    const [made] = await tx.insert(columns).values(row).onConflictDoNothing().returning();
    if (made) return made;
    if (!key) throw new Error('A broadcast was not kept');
    const { id, authors } = await lock(tx, key);
    if (authors[0] !== agentId) throw new Problem('conflict');
    return { id, revision: 1 };
  }

  /** A change ends the approval: somebody approved other words. */
  async function save(tx: Executor, seen: Saved, content: object, agentId: string) {
    const { id, revision, key } = seen;
    if (!id) return make(tx, key, content, agentId);
    const found = await lockSeen(tx, { id, revision });
    const authors = [...new Set([...found.authors, agentId])];
    const next = { id, revision: found.revision + 1 };
    const afresh = { state: 'draft', approvedBy: null, editedAt: sql`now()` };
    await change(tx, id, { ...content, ...afresh, authors, revision: next.revision });
    return next;
  }

  return save;
}
