import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RealmName } from '#contract/realms.ts';
import type { Grant } from '#contract/roles.ts';
import type { Database, Executor } from '#db/database.ts';
import { isNotAhead } from '#db/lifetime.ts';
import type { SessionTable } from '#db/schema/session-table.ts';
import type { Caller } from '#http/caller.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import type { Session } from '#http/sessions.ts';
import type { LockedOwner } from '../locked-owner.ts';
import { deviceOf } from './device.ts';

/** A proof opens what only the owner may see or change for so long. */
const PROVEN_MINUTES = 5;

type SessionRow = SessionTable['$inferSelect'];

/** How long the sessions of a realm last, and in which table they are. */
export interface SessionTerms {
  name: RealmName;
  sessions: SessionTable;
  /** Minutes after its last use that a session ends. */
  idleMinutes: number;
  /** Minutes after log-in that it ends, however much it is used. */
  longestMinutes: number;
  /** A use is noted this often at most, so that reading seldom writes. */
  noteEveryMinutes: number;
  /** Sessions of one owner; the oldest ends when another begins. */
  mostSessions: number;
  /** Whether the owner of a session, in its table, may still log in. */
  hasOwner: SQL;
  /** The roles of the owner of a session, in its table; only agents have some. */
  grants?: SQL<Grant[]>;
}

/** The sessions of one realm, in a table of their own. */
export function sessionStore(terms: SessionTerms) {
  const { sessions, mostSessions } = terms;
  const isOf = (ownerId: string) => eq(sessions.ownerId, ownerId);
  const is = (id: string) => eq(sessions.id, id);
  const note = noter(terms);

  return {
    ...finders(terms),

    /**
     * Logs an owner in and gives the token. Of too many sessions the oldest end. A half session has
     * yet to be made whole by a second factor.
     */
    async start(
      db: Executor,
      { id: ownerId }: LockedOwner,
      { userAgent, bindBrowser }: Pick<Caller, 'userAgent' | 'bindBrowser'>,
      { isHalf = false } = {},
    ): Promise<string> {
      const token = newToken();
      const browserHash = bindBrowser?.();
      const device = deviceOf(userAgent);
      await db
        .insert(sessions)
        .values({ tokenHash: hashToken(token), ownerId, browserHash, device, isHalf });
      const surplus = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(isOf(ownerId))
        .orderBy(sql`${sessions.createdAt} DESC, ${sessions.id}`)
        .offset(mostSessions);
      await db.delete(sessions).where(inArray(sessions.id, surplus));
      return token;
    },

    /** Whether a session has not ended yet. */
    isOn: async (db: Executor, id: string) => (await db.$count(sessions, is(id))) > 0,

    /** The sessions of an owner, the newest first. */
    list: (db: Executor, ownerId: string): Promise<SessionRow[]> =>
      db
        .select()
        .from(sessions)
        .where(isOf(ownerId))
        .orderBy(desc(sessions.createdAt), desc(sessions.id)),

    end: (db: Executor, id: string) => db.delete(sessions).where(is(id)),

    /** Ends one session of an owner; false when it is none of theirs. */
    async endOwn(db: Executor, ownerId: string, id: string): Promise<boolean> {
      const ended = await db
        .delete(sessions)
        .where(and(isOf(ownerId), is(id)))
        .returning();
      return ended.length > 0;
    },

    /** Ends all sessions of an owner, but for one that is kept. */
    endAll: (db: Executor, ownerId: string, kept?: string) =>
      db.delete(sessions).where(and(isOf(ownerId), kept ? ne(sessions.id, kept) : undefined)),

    /** A half session is whole from then on, because its owner set up a second factor in it. */
    makeWhole: (db: Executor, id: string) =>
      db.update(sessions).set({ isHalf: false }).where(is(id)),

    /** Notes that its owner has just proven who they are. */
    noteProof: (db: Executor, id: string) => note(db, id, 'provenAt'),

    /** Whether its owner proved who they are within the last five minutes. */
    async isProven(db: Executor, id: string): Promise<boolean> {
      const isFresh = isYounger(sessions.provenAt, PROVEN_MINUTES);
      return (await db.$count(sessions, and(is(id), isFresh))) > 0;
    },
  };
}

const minutesLong = (minutes: number): SQL => sql`make_interval(mins => ${minutes})`;
const ago = (minutes: number): SQL => sql`now() - ${minutesLong(minutes)}`;
const isYounger = (stampedAt: AnyPgColumn, minutes: number) =>
  and(gt(stampedAt, ago(minutes)), isNotAhead(stampedAt, minutesLong(minutes)));

/** Notes for a session that something happened just now. */
function noter({ sessions }: SessionTerms) {
  return (db: Executor, id: string, moment: 'seenAt' | 'provenAt') =>
    db
      .update(sessions)
      .set({ [moment]: sql`now()` })
      .where(eq(sessions.id, id));
}

function finders(terms: SessionTerms) {
  const { sessions } = terms;
  const note = noter(terms);
  const isAlive = and(
    isYounger(sessions.seenAt, terms.idleMinutes),
    isYounger(sessions.createdAt, terms.longestMinutes),
    terms.hasOwner,
  );
  const isStale = lt(sessions.seenAt, ago(terms.noteEveryMinutes)).mapWith(Boolean);
  /** A session of another browser, and one without the cookie of its own, is not found. */
  const isOfBrowser = (hash: Buffer | Placeholder | undefined) =>
    or(isNull(sessions.browserHash), hash && eq(sessions.browserHash, hash));
  /** Every call of somebody who is logged in begins with it, so it is planned once a connection. */
  const prepareFind = (db: Database) =>
    db
      .select({
        id: sessions.id,
        ownerId: sessions.ownerId,
        isHalf: sessions.isHalf,
        isStale,
        grants: terms.grants ?? sql<null>`null`,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          isOfBrowser(sql.placeholder('browserHash')),
          isAlive,
        ),
      )
      .prepare(`find a session of ${terms.name}`);
  const finding = new WeakMap<Database, ReturnType<typeof prepareFind>>();
  const findIn = (db: Database) => {
    const find = finding.get(db) ?? prepareFind(db);
    finding.set(db, find);
    return find;
  };

  return {
    /** The live session of a token; that it was used is noted. */
    async find(db: Database, token: string, browserHash?: Buffer): Promise<Session | undefined> {
      const tokenHash = hashToken(token);
      const [found] = await findIn(db).execute({ tokenHash, browserHash: browserHash ?? null });
      if (!found) return undefined;
      const { id, ownerId, isHalf, grants } = found;
      if (found.isStale) await note(db, id, 'seenAt');
      return {
        id,
        realm: terms.name,
        ownerId,
        ...(grants && { grants }),
        ...(isHalf && { isHalf }),
      };
    },

    /** Whether a session goes on, in the browser that it was begun in where it was begun in one. */
    async isAlive(db: Database, id: string, browserHash: Buffer | undefined): Promise<boolean> {
      return (
        (await db.$count(sessions, and(eq(sessions.id, id), isOfBrowser(browserHash), isAlive))) > 0
      );
    },
  };
}
