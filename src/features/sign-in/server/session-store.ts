import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { sessions } from '#db/schema/index.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import type { Caller } from '#http/caller.ts';
import type { Sessions } from '#http/sessions.ts';
import { deviceOf } from './device.ts';

const MOST_OF_ONE_USER = 10;
const idle = sql`now() - interval '14 days'`;
const oldest = sql`now() - interval '30 days'`;
/** That somebody is there is noted this often at most, so that reading seldom writes. */
const seenBefore = sql`now() - interval '1 hour'`;

/** A session of another browser, and one without the cookie of its own, is not found. */
const isOfBrowser = (hash: Buffer | undefined) =>
  or(isNull(sessions.browserHash), hash && eq(sessions.browserHash, hash));

const isAlive = and(gt(sessions.seenAt, idle), gt(sessions.createdAt, oldest));

/** The sessions in the database; a token is dead 14 days after its last use, and after 30 days. */
export function createSessions(db: Database): Sessions {
  return {
    async find(token, browserHash) {
      const [found] = await db
        .select({
          id: sessions.id,
          kind: sessions.kind,
          ownerId: sessions.ownerId,
          isStale: lt(sessions.seenAt, seenBefore).mapWith(Boolean),
        })
        .from(sessions)
        .where(and(eq(sessions.tokenHash, hashToken(token)), isOfBrowser(browserHash), isAlive));
      if (!found) return undefined;
      const { isStale, ...session } = found;
      if (isStale) await note(db, session.id);
      return session;
    },
  };
}

const note = (db: Database, id: string) =>
  db
    .update(sessions)
    .set({ seenAt: sql`now()` })
    .where(eq(sessions.id, id));

/** Logs a user in and gives the token. Of more than ten sessions the oldest end. */
export async function startSession(
  db: Executor,
  userId: string,
  { userAgent, bindBrowser }: Pick<Caller, 'userAgent' | 'bindBrowser'>,
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    kind: 'user',
    ownerId: userId,
    browserHash: bindBrowser?.(),
    device: deviceOf(userAgent),
  });
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.ownerId, userId))
    .orderBy(sql`${sessions.createdAt} DESC, ${sessions.id}`)
    .offset(MOST_OF_ONE_USER);
  await db.delete(sessions).where(inArray(sessions.id, surplus));
  return token;
}

export const endSession = (db: Executor, id: string) =>
  db.delete(sessions).where(eq(sessions.id, id));

/** Ends all sessions of a user but one. */
export const endOtherSessions = (db: Executor, userId: string, kept: string | undefined) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.ownerId, userId), kept ? ne(sessions.id, kept) : undefined));

/** Notes that its owner has just proven who they are. */
export const noteProof = (db: Executor, id: string) =>
  db
    .update(sessions)
    .set({ provenAt: sql`now()` })
    .where(eq(sessions.id, id));
