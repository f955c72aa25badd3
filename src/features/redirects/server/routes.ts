import { eq, sql } from 'drizzle-orm';
import { invalid, Problem } from '#contract/problems.ts';
import type { Database, Transaction } from '#db/database.ts';
import { redirects } from '#db/schema/redirects.ts';
import { bind } from '#http/bind.ts';
import { outdated } from '#http/outdated.ts';
import { listRedirects, removeRedirect, saveRedirect } from '../contract.ts';
import { findRedirect } from './find-redirect.ts';

interface RedirectDependencies {
  db: Database;
  /** Whether the site has a page, a call or a file at a path, which a short address would never reach. */
  isTaken: (path: string) => boolean;
}

const MAX_REDIRECTS = 1_000;

export const redirectRoutes = ({ db, isTaken }: RedirectDependencies) => [
  bind(listRedirects, async () => {
    const rows = await db.select().from(redirects).orderBy(redirects.path);
    return {
      data: rows.map(({ path, target, changedAt }) => {
        return { path, target, changedAt: changedAt.toISOString() };
      }),
    };
  }),

  bind(saveRedirect, async ({ body: { path, target, replaces }, act }) => {
    if (isTaken(path)) throw invalid({ param: 'path', msg: 'The site has a page here already.' });
    await act(async (tx) => {
      await requireNoChain(tx, path, target);
      const standing = await findRedirect(tx, path);
      if (standing === undefined) await requireRoom(tx);
      else if (standing !== target && standing !== replaces) throw takenAlready();
      const row = { target, changedAt: new Date() };
      await tx
        .insert(redirects)
        .values({ path, ...row })
        .onConflictDoUpdate({ target: redirects.path, set: row });
    });
    return { message: 'Saved.' };
  }),

  bind(removeRedirect, async ({ body: { path, target }, act }) => {
    await act(async (tx) => {
      const isIt = eq(redirects.path, path);
      const [standing] = await tx.select().from(redirects).where(isIt).for('update');
      if (!standing) throw new Problem('notFound');
      if (target !== undefined && standing.target !== target) throw outdated();
      await tx.delete(redirects).where(isIt);
    });
    return { message: 'Removed.' };
  }),
];

/** A short address leads to no other and to none that leads to it, so that nobody runs in a circle. */
async function requireNoChain(tx: Transaction, path: string, target: string): Promise<void> {
  // Writers take turns, because two at once could lead to each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('abhiyan redirects'))`);
  const [to = ''] = target.split(/[?#]/);
  const isChain = to === path || (await findRedirect(tx, to)) !== undefined;
  const from = await tx.select().from(redirects).where(eq(redirects.target, path));
  if (isChain || from.length > 0)
    throw invalid({ param: 'target', msg: 'This leads to another short address.' });
}

/** An address that stands on posters goes on leading there, unless whoever changes it has seen where that is. */
function takenAlready(): Problem {
  const message =
    'This short address leads somewhere already. Choose another, or look where it leads and replace that.';
  return new Problem('doneAlready', { message, errors: [{ param: 'path', msg: message }] });
}

async function requireRoom(tx: Transaction): Promise<void> {
  if ((await tx.$count(redirects)) >= MAX_REDIRECTS)
    throw invalid({
      param: 'path',
      msg: `There are ${MAX_REDIRECTS} short addresses. Remove one first.`,
    });
}
