import type { BroadcastTable } from '#db/schema/broadcasts.ts';
import { approvalOf } from './approval.ts';
import { deliveriesOf } from './deliveries.ts';
import { deskOf } from './desk.ts';
import { discardedOf } from './discarded.ts';
import type { Kind } from './kind.ts';
import { personalDataOf } from './personal-data.ts';
import { planningOf } from './planning.ts';
import { rowsOf } from './rows.ts';
import { jobOf, sendJobOf } from './send-job.ts';
import { turnsOf } from './turns.ts';

/** Declares a kind of broadcast; what it returns brings one from a draft to its last recipient. */
export function defineBroadcasts<Table extends BroadcastTable, Missing extends string>(
  kind: Kind<Table, Missing>,
) {
  const rows = rowsOf(kind);
  const approval = approvalOf(kind);
  const deliveries = deliveriesOf(kind);
  return {
    job: jobOf(kind),
    personalData: personalDataOf(kind),
    ...rows,
    ...approval,
    ...deliveries,
    ...deskOf(kind, rows),
    ...discardedOf(kind),
    ...planningOf(kind, rows, approval),
    ...sendJobOf(kind, rows),
    ...turnsOf(kind, rows, deliveries),
  };
}
