import { transaction } from '#db/transaction.ts';
import type { Mailboxes } from '#messages/deliver-job.ts';
import { digestOf } from '#people/mail-address.ts';
import { isSuppressed, noteReturn } from '#people/suppression.ts';

/** The knowledge of mailboxes, for the job that writes to them. */
export function mailboxesWith(secret: () => Promise<string>): Mailboxes {
  return {
    areClosed: async (db, address) => isSuppressed(db, await secret(), address),
    async noteRefusal(db, { to, mailedAt, kind }) {
      const key = await secret();
      await transaction(db, (tx) => noteReturn(tx, key, { digest: digestOf(to), mailedAt, kind }));
    },
  };
}
