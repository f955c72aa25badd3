import { createHash } from 'node:crypto';
import type { auditLog } from '#db/schema/audit.ts';
import type { AuditEntry } from '#http/audit-log.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** Stands for the row before the first one. */
export const NOTHING_BEFORE = Buffer.alloc(32);

/** All that a row says but its place and time; JSON keeps the parts apart. */
export function saidBy(row: Omit<AuditEntry, 'address'> & Pick<AuditRow, 'network'>): string {
  const { realm, actorId, call, target, targetIds, outcome, network } = row;
  return JSON.stringify([realm, actorId, call, target, targetIds, outcome, network]);
}

/** The hash of a row, as the database made it: SHA-256 of the row before, place, time, and what it says. */
export function hashOf(row: Omit<AuditRow, 'hash'>): Buffer {
  const words = `${row.position} ${row.at.getTime()} ${saidBy(row)}`;
  return createHash('sha256').update(row.previous).update(words).digest();
}
