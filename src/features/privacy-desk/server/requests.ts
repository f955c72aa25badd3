import { and, asc, between, desc, eq, isNull, ne } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor, Transaction } from '#db/database.ts';
import { privacyRequests } from '#db/schema/privacy-desk.ts';
import { toIso } from '#lib/clock.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { FileLetter } from '#people/letter-source.ts';
import { ANSWERED_WITHIN_DAYS, requestKinds } from '../contract.ts';
import type { RequestRow } from '../contract.ts';

export type RequestRecord = typeof privacyRequests.$inferSelect;

const MAX_CLOSED = 200;
const DIGITS = 5;

/** The days within which the campaign answers requests now, as its settings say. */
export type ReadAnswerDays = () => Promise<number>;

export const dueFrom = (receivedAt: Date, days: number): Date =>
  new Date(receivedAt.getTime() + days * DAY_MS);

/** Puts grievances that ask for one's own data before the privacy desk, to be answered within some days. */
export const fileRequestWithin =
  (days: number): FileLetter =>
  async (tx, letter) => {
    const kind = requestKinds.find((each) => each === letter.subject);
    if (!kind || letter.suspect) return;
    const { name, email, message, receivedAt, sourceId, isOwners } = letter;
    await tx
      .insert(privacyRequests)
      .values({
        kind,
        source: isOwners ? 'account' : 'form',
        grievanceNumber: sourceId,
        name,
        receivedAt,
        email: email.toLowerCase(),
        words: message,
        dueAt: dueFrom(receivedAt, days),
      })
      .onConflictDoNothing();
  };

/** Notes that the owner of an account erased it; nothing of them is kept with it. */
export async function noteOwnErasure(tx: Executor): Promise<void> {
  const now = new Date();
  await tx.insert(privacyRequests).values({
    kind: 'erasure',
    source: 'account',
    name: '',
    words: '',
    state: 'done',
    receivedAt: now,
    dueAt: dueFrom(now, ANSWERED_WITHIN_DAYS),
    closedAt: now,
  });
}

/** After a lost reply a request is entered again within the hour; later it may be that of a namesake. */
const RETRY_MS = 3_600_000;

type Entered = Pick<RequestRecord, 'kind' | 'source' | 'name' | 'words' | 'receivedAt'> &
  Partial<Pick<RequestRecord, 'email' | 'phoneNumber'>>;

/** The open request that says this already: one that was just entered while the network went. */
export async function sameOpen(
  db: Executor,
  { kind, source, name, words, email, phoneNumber, receivedAt }: Entered,
): Promise<number | undefined> {
  const table = privacyRequests;
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.state, 'open'),
        eq(table.kind, kind),
        eq(table.source, source),
        eq(table.name, name),
        eq(table.words, words),
        between(table.receivedAt, new Date(receivedAt.getTime() - RETRY_MS), receivedAt),
        email ? eq(table.email, email) : isNull(table.email),
        phoneNumber ? eq(table.phoneNumber, phoneNumber) : isNull(table.phoneNumber),
      ),
    );
  return found?.id;
}

/** Keeps a request; returns its number. */
export async function keep(
  tx: Executor,
  row: typeof privacyRequests.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(privacyRequests).values(row).returning();
  if (!made) throw new Error('A request was not kept');
  return made.id;
}

/** Every open request by its day, and those that were closed last. */
export async function listOf(db: Executor): Promise<Record<'open' | 'closed', RequestRecord[]>> {
  const { state, dueAt, closedAt, id } = privacyRequests;
  const open = await db
    .select()
    .from(privacyRequests)
    .where(eq(state, 'open'))
    .orderBy(asc(dueAt), asc(id));
  const closed = await db
    .select()
    .from(privacyRequests)
    .where(ne(state, 'open'))
    .orderBy(desc(closedAt), asc(id))
    .limit(MAX_CLOSED);
  return { open, closed };
}

/** A request; `lock` holds it until the transaction ends. */
export async function requestBy(
  db: Executor | Transaction,
  id: number,
  lock = false,
): Promise<RequestRecord> {
  const query = db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw new Problem('notFound');
  return found;
}

export function requireOpen({ state }: RequestRecord): void {
  if (state !== 'open')
    throw new Problem('doneAlready', { message: 'This request was closed already.' });
}

export function shownRow(row: RequestRecord): RequestRow {
  const { id, kind, source, name, state, receivedAt, dueAt, closedAt } = row;
  return {
    id,
    kind,
    source,
    name,
    state,
    number: `P-${String(id).padStart(DIGITS, '0')}`,
    receivedAt: toIso(receivedAt),
    dueAt: toIso(dueAt),
    closedAt: closedAt && toIso(closedAt),
  };
}
