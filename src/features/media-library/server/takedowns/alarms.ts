import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '#db/database.ts';
import { takedowns } from '#db/schema/media-library.ts';
import { transaction } from '#db/transaction.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { toIso } from '#lib/clock.ts';
import type { SendMessage } from '#messages/send.ts';
import { agentReaders } from '#people/realms/agent-directory.ts';
import { SECOND_ALARM_HOURS, TAKEDOWN_HOURS } from '../../contract/register.ts';
import { takedownMessage } from './messages.ts';

export interface Alarming {
  sendMessage: SendMessage;
  /** The address of the site, for links in mails. */
  publicUrl: string;
}

type TakedownRow = typeof takedowns.$inferSelect;

export const dueAt = ({ receivedAt }: Pick<TakedownRow, 'receivedAt'>): Date =>
  new Date(receivedAt.getTime() + TAKEDOWN_HOURS * 3600_000);

/** One mail to each administrator. */
export async function tellAdministrators(
  tx: Transaction,
  { sendMessage, publicUrl }: Alarming,
  row: TakedownRow,
): Promise<void> {
  const values = {
    file: row.name,
    source: row.source,
    link: `${publicUrl}/agent/law/media`,
    due: toIso(dueAt(row)).slice(0, 16).replace('T', ' '),
  };
  for (const reader of await agentReaders(tx, 'law:admin'))
    await sendMessage(takedownMessage.mail(reader, values), tx);
}

/** Every minute: the second alarm for what has waited for two hours, once. */
export function createTakedownAlarmJob({ db, ...alarming }: Alarming & { db: Database }): Job {
  return defineJob({
    name: 'takedown-alarms',
    payload: z.object({}),
    cron: '* * * * *',
    retry: { times: 3, firstWaitSeconds: 5, longestWaitSeconds: 30 },
    lane: 'site',
    timeoutSeconds: 50,
    run: () =>
      transaction(db, async (tx) => {
        const hasWaited = sql`${takedowns.receivedAt} <= now() - make_interval(hours => ${SECOND_ALARM_HOURS})`;
        const isOpen = and(isNull(takedowns.decidedAt), lt(takedowns.alarms, 2), hasWaited);
        const rows = await tx.select().from(takedowns).where(isOpen).for('update');
        for (const row of rows) {
          await tellAdministrators(tx, alarming, row);
          await tx.update(takedowns).set({ alarms: 2 }).where(eq(takedowns.id, row.id));
        }
      }),
  });
}
