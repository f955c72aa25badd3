import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { noteReturn } from '#people/suppression.ts';
import type { Return } from '#people/suppression.ts';

/** Each in a transaction of its own: a report of many is taken as far as it was when something failed. */
export async function takeReturns(
  db: Database,
  secret: string,
  returns: readonly Return[],
): Promise<void> {
  for (const told of returns) await transaction(db, (tx) => noteReturn(tx, secret, told));
}
