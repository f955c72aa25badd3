import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { redirects } from '#db/schema/redirects.ts';

/** The target of a short address; undefined for any other path. */
export async function findRedirect(db: Executor, path: string): Promise<string | undefined> {
  const [row] = await db.select().from(redirects).where(eq(redirects.path, path));
  return row?.target;
}
