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

const OWN_WORDS = 'You wrote some of this, so somebody else has to approve it.';

/** Handles the calls by which agents write broadcasts of a kind, and approve each other's. */
export function deskOf<Table extends BroadcastTable>(
  kind: Kind<Table>,
  { lockSeen, change }: ReturnType<typeof rowsOf<Table>>,
) {
  const columns: BroadcastTable = kind.table;

  /** A change ends the approval: somebody approved other words. */
  async function save(tx: Executor, seen: Partial<Seen>, content: object, agentId: string) {
    const { id, revision } = seen;
    if (!id) {
      const row = { ...content, authors: [agentId] };
      const [made] = await tx.insert(columns).values(row).returning();
      if (!made) throw new Error('A broadcast was not kept');
      return made;
    }
    const found = await lockSeen(tx, { id, revision });
    const authors = [...new Set([...found.authors, agentId])];
    const next = { id, revision: found.revision + 1 };
    const afresh = { state: 'draft', approvedBy: null, editedAt: sql`now()` };
    await change(tx, id, { ...content, ...afresh, authors, revision: next.revision });
    return next;
  }

  return {
    saving:
      <Body extends Partial<Seen>>(contentOf: (body: Body) => Partial<Row<Table>>) =>
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
