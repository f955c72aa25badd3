import type { Verdict } from '#audit/verify-chain.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { indianDay } from '#lib/clock.ts';
import type { SendMessage } from '#messages/send.ts';
import { agentReaders } from '#people/realms/agent-directory.ts';
import { recordBrokenMessage, recordHeadMessage } from './messages.ts';

interface MailHeadOptions {
  db: Database;
  sendMessage: SendMessage;
  publicUrl: string;
}

/** Mails the head of the chain to the administrators, or the alarm where it is broken. */
export function mailHeadWith({ db, sendMessage, publicUrl }: MailHeadOptions) {
  return (verdict: Verdict): Promise<void> =>
    transaction(db, async (tx) => {
      for (const reader of await agentReaders(tx, 'agents:admin')) {
        const message = verdict.isWhole
          ? recordHeadMessage.mail(reader, {
              entries: String(verdict.head.position),
              head: verdict.head.hash.toString('hex'),
              day: indianDay(new Date()),
            })
          : recordBrokenMessage.mail(reader, {
              line: String(verdict.position),
              link: `${publicUrl}/agent/record`,
            });
        await sendMessage(message, tx);
      }
    });
}
