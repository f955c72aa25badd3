import { and, eq, gt, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import { sessions } from '#db/schema/index.ts';
import type { Session } from '#http/sessions.ts';

const FRESH = sql`now() - interval '5 minutes'`;

/** Throws `forbidden` unless a password or code proved a moment ago who it is. */
export async function requireFreshProof(db: Database, { id }: Session): Promise<void> {
  const isFresh = and(eq(sessions.id, id), gt(sessions.provenAt, FRESH));
  if ((await db.$count(sessions, isFresh)) > 0) return;
  throw new Problem('forbidden', { message: 'Confirm that it is you first' });
}
