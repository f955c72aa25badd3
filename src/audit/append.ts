import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/database.ts';
import type { AuditEntry } from '#http/audit-log.ts';
import { saidBy } from './entry-hash.ts';
import { networkOf } from './network.ts';

/**
 * Adds a row to the chain. From here until the transaction ends others wait to add theirs, so this
 * is the last thing that a transaction does; and one statement does it, so that they wait shortly.
 */
export async function append(tx: Transaction, { address, ...entry }: AuditEntry): Promise<void> {
  const row = { ...entry, network: networkOf(address) };
  const { realm, actorId, call, target, targetIds, outcome, network } = row;
  const ids = sql.param([...targetIds]);
  await tx.execute(sql`SELECT append_to_audit_log(
    ${realm}, ${actorId}::uuid, ${call}, ${target}, ${ids}::text[], ${outcome}, ${network}, ${saidBy(row)})`);
}
