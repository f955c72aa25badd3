import { getTableName, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import type { Kind } from './kind.ts';

const DELIVERY_DAYS = 30;

/** The personal data of a kind that is the same for each: how long deliveries are known, and the agents. */
export function personalDataOf({ table, plural, deliveries, broadcastId }: Kind) {
  const deliveryRetention: PersonalData['retention'] = {
    keptFor: `${DELIVERY_DAYS} days after it went out`,
    forget: (db) =>
      db.execute(sql`
        delete from ${deliveries} using ${table}
        where ${table.id} = ${broadcastId}
          and ${table.finishedAt} < now() - make_interval(days => ${DELIVERY_DAYS})`),
  };
  const agents: PersonalData = {
    about: `Agents who wrote, approved and sent ${plural}`,
    columns: { [getTableName(table)]: ['authors', 'approved_by', 'sent_by'] },
    download: { leftOut: 'An agent is no visitor' },
    erase: { kept: 'The history of what went out names who wrote and who sent it' },
    retention: { keptFor: 'good: the record refers to it' },
  };
  return { deliveryRetention, agents };
}
