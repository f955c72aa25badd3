import { inArray } from 'drizzle-orm';
import type { Link } from '#content/server/links-in.ts';
import type { Executor } from '#db/database.ts';
import { linkChecks } from '#db/schema/editing.ts';

/** Whether an address answers; none of those that are not known yet. */
export type LinkAnswers = ReadonlyMap<string, boolean>;

/** Reads whether the addresses that links lead to answer. */
export async function readAnswers(db: Executor, links: readonly Link[]): Promise<LinkAnswers> {
  const urls = [...new Set(links.map(({ url }) => url))];
  if (urls.length === 0) return new Map();
  const { url, answers } = linkChecks;
  const rows = await db.select({ url, answers }).from(linkChecks).where(inArray(url, urls));
  return new Map(rows.flatMap((row) => (row.answers === null ? [] : [[row.url, row.answers]])));
}
