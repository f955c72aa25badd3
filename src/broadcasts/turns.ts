import { and, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { BroadcastTable } from '#db/schema/broadcasts.ts';
import { tryEach } from '#lib/try-each.ts';
import type { deliveriesOf } from './deliveries.ts';
import type { Broadcast, Kind, Row } from './kind.ts';
import type { rowsOf } from './rows.ts';

/** Brings broadcasts of a kind that have begun to their last recipient. */
export function turnsOf<Table extends BroadcastTable>(
  { table, ended, goodForMs }: Kind<Table>,
  { find }: ReturnType<typeof rowsOf<Table>>,
  { giveUp }: Pick<ReturnType<typeof deliveriesOf>, 'giveUp'>,
) {
  const { state, finishedAt }: BroadcastTable = table;
  const isOpen = and(inArray(state, ['sending', ended]), isNull(finishedAt));

  return {
    /**
     * Goes on with broadcasts on their way, and with those that were ended on it and have no figures yet. One of
     * which `send` says that more waits has its next turn after all others, also those that began meanwhile.
     */
    async goOn(db: Executor, send: (row: Row<Table>) => Promise<boolean>): Promise<void> {
      const turns = await find(db, isOpen);
      // It goes on to the end of what grows meanwhile.
      await tryEach(turns, async (row) => {
        if (!(await send(row))) return;
        const known = new Set(turns.map(({ id }) => id));
        const begun = (await find(db, isOpen)).filter(({ id }) => !known.has(id));
        turns.push(...begun, row);
      });
    },

    /** Tells what `send` tells; one that was ended, or is too old, is given up instead. */
    async sendOrGiveUp(
      db: Executor,
      row: Broadcast,
      send: () => Promise<boolean>,
    ): Promise<boolean> {
      const isEnded = row.state === ended;
      const isOld = Date.now() - (row.startedAt?.getTime() ?? 0) > goodForMs;
      if (!isEnded && !isOld) return send();
      await giveUp(db, row.id, isEnded);
      return false;
    },
  };
}
