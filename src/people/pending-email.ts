import { sql } from 'drizzle-orm';
import { receipts, users } from '#db/schema/people.ts';

/** The address that the user of a row gave and has not confirmed yet. */
export const pendingEmail = sql<string | null>`(
  SELECT ${receipts.holds}->>'email' FROM ${receipts}
  WHERE ${receipts.userId} = ${users.id} AND ${receipts.purpose} = 'confirmAddress'
    AND ${receipts.usedAt} IS NULL AND ${receipts.expiresAt} > now()
  ORDER BY ${receipts.createdAt} DESC LIMIT 1
)`;
