import { Problem } from '#contract/problems.ts';
import type { Database } from '#db/database.ts';
import type { Session } from '#http/sessions.ts';
import { visitors } from '#people/realms/visitors.ts';

/** Throws `forbidden` unless a password or code was given in this session within five minutes. */
export async function requireReauthentication(db: Database, { id }: Session): Promise<void> {
  if (await visitors.sessions.isProven(db, id)) return;
  throw new Problem('forbidden', { message: 'Confirm that it is you first' });
}
