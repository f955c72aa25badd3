import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import type { BroadcastTable } from '#db/schema/broadcasts.ts';
import type { Enqueue } from '#jobs/queue.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { approvalOf } from './approval.ts';
import type { Context } from './desk.ts';
import type { Kind, Row } from './kind.ts';
import type { rowsOf, Seen } from './rows.ts';
import { jobOf } from './send-job.ts';

const NOT_APPROVED =
  'Here a second person approves what goes out. Send it to review, and have somebody else approve it.';

interface Wished {
  id: string;
  at: Date;
  isForNow: boolean;
}

/** Finds the moment at which a broadcast that the transaction holds goes out, or refuses it. */
type FindMoment<Table extends BroadcastTable> = (tx: Transaction, row: Row<Table>) => Promise<Date>;

/** Handles the call that sends a broadcast of a kind now, or plans it. */
export function planningOf<Table extends BroadcastTable>(
  kind: Kind<Table>,
  { lockSeen, change }: ReturnType<typeof rowsOf<Table>>,
  { needsApproval }: ReturnType<typeof approvalOf>,
) {
  /** Asks before the transaction, by `prepare`, whatever would wait in it for a second connection. */
  const sending =
    (enqueue: Enqueue, prepare: (wished: Wished) => Promise<FindMoment<Table>>) =>
    async ({ body: { at, ...seen }, caller, act }: Context<Seen & { at?: string | undefined }>) => {
      const sentBy = callingAgent(caller).id;
      const now = new Date();
      const wished = at ? new Date(Math.max(now.getTime(), Date.parse(at))) : now;
      const findMoment = await prepare({ id: seen.id, at: wished, isForNow: wished <= now });
      const sendAt = await act(async (tx) => {
        const found = await lockSeen(tx, seen);
        kind.requireWhole(found);
        const moment = await findMoment(tx, found);
        if (found.state !== 'approved' && (await needsApproval(tx, sentBy)))
          throw new Problem('forbidden', { message: NOT_APPROVED });
        await change(tx, found.id, { state: 'planned', sendAt: moment, sentBy, reason: null });
        if (moment <= now) await enqueue(jobOf(kind), {}, tx);
        return moment;
      });
      const message = sendAt <= now ? 'It is on its way.' : 'It is planned.';
      return { message, data: { sendAt: sendAt.toISOString() } };
    };

  return { sending };
}
