import { sql } from 'drizzle-orm';
import type { RequireNotTakenDown } from '#content/server/edit/bring-back.ts';
import { Problem } from '#contract/problems.ts';
import { shownEverywhere } from './take-down.ts';

/** Throws `doneAlready` where a revision names a file that was taken down, or an earlier cut of it. */
export const requireNotTakenDown: RequireNotTakenDown = async (tx, { name }, revisionIds) => {
  if (shownEverywhere.includes(name)) return;
  const { rowCount } = await tx.execute(sql`
    select from revision_files f
      join media_files m on m.key = f.key or f.key = any(m.former_keys)
      join takedowns t on t.media_id = m.id and t.outcome = 'taken-down'
    where f.revision_id = any(${sql.param([...revisionIds])}::bigint[]) limit 1`);
  if (rowCount)
    throw new Problem('doneAlready', {
      message: 'A file in its text of then was taken down by an order or a complaint.',
    });
};
