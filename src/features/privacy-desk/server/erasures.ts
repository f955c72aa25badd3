import { and, desc, eq, ne } from 'drizzle-orm';
import { createLinkTo } from '#contract/link-to.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Database, Executor, Transaction } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { privacyErasures, privacyRequests } from '#db/schema/privacy-desk.ts';
import type { SendMessage } from '#messages/send.ts';
import { closeAccount } from '#people/close-account.ts';
import { findUserBy } from '#people/find-user.ts';
import { agentsWith } from '#people/realms/agent-directory.ts';
import { unsubscribe } from '#people/subscription.ts';
import { everythingHeld } from './held.ts';
import { erasedByDeskMessage } from './messages.ts';
import { requestBy, requireOpen } from './requests.ts';
import type { RequestRecord } from './requests.ts';
import { accountsOf, subjectsOf, withoutAccount } from './subjects.ts';

export interface ErasureDependencies {
  db: Database;
  personalData: readonly PersonalData[];
  /** Ensures that a closed account is erased after the transaction commits. */
  erase(tx: Executor, userId: string): Promise<void>;
  sendMessage: SendMessage;
  publicUrl: string;
  /** The key of what is remembered of addresses. */
  secret: string;
}

export type Erasure = typeof privacyErasures.$inferSelect;

/** The erasure of a request that waits for a second officer. */
export async function waitingErasure(
  db: Executor,
  requestId: number,
): Promise<Erasure | undefined> {
  const found = await lastErasure(db, requestId);
  return found?.state === 'waiting' ? found : undefined;
}

/** The erasure of a request that was not stopped. */
export async function lastErasure(db: Executor, requestId: number): Promise<Erasure | undefined> {
  const { requestId: ofRequest, state, id } = privacyErasures;
  const matchesRequest = and(eq(ofRequest, requestId), ne(state, 'stopped'));
  const [found] = await db
    .select()
    .from(privacyErasures)
    .where(matchesRequest)
    .orderBy(desc(id))
    .limit(1);
  return found;
}

/** The officers who may confirm what this one asks for. */
export async function otherOfficers(db: Executor, agentId: string) {
  return (await agentsWith(db, 'privacy:admin')).filter(({ id }) => id !== agentId);
}

/** How many rows each place holds that an erasure takes. */
export async function countHeld(
  { db, personalData }: ErasureDependencies,
  request: RequestRecord,
): Promise<Record<string, number>> {
  const held = await everythingHeld(db, await subjectsOf(db, request), personalData);
  const going = held.filter(({ rows, stays }) => rows > 0 && stays === null);
  return Object.fromEntries(going.map(({ label, rows }) => [label[0], rows]));
}

/** Asks for an erasure; where no other officer could confirm it, it is done. Returns whether it is. */
export async function ask(
  tx: Transaction,
  services: ErasureDependencies,
  {
    id,
    typed,
    by,
    counts,
  }: { id: number; typed: string; by: string; counts: Record<string, number> },
): Promise<boolean> {
  const request = await requestBy(tx, id, true);
  requireOpen(request);
  requireReachable(request);
  requireName(request, typed);
  if (await waitingErasure(tx, id))
    throw new Problem('doneAlready', { message: 'This erasure waits to be confirmed already.' });
  const isDone = (await otherOfficers(tx, by)).length === 0;
  const [made] = await tx
    .insert(privacyErasures)
    .values({ requestId: id, askedBy: by, counts, state: 'waiting' })
    .returning();
  if (isDone && made) await carryOut(tx, services, request, { erasure: made, by: null });
  return isDone;
}

/** Confirms what another officer asked for. Throws `forbidden` for whoever asked. */
export async function confirm(
  tx: Transaction,
  services: ErasureDependencies,
  { id, by }: { id: number; by: string },
): Promise<void> {
  const request = await requestBy(tx, id, true);
  requireOpen(request);
  requireReachable(request);
  const erasure = await waitingErasure(tx, id);
  if (!erasure)
    throw new Problem('doneAlready', { message: 'Nothing waits to be confirmed here.' });
  if (erasure.askedBy === by)
    throw new Problem('forbidden', { message: 'Another officer must confirm this erasure.' });
  await carryOut(tx, services, request, { erasure, by });
}

/** Takes back an erasure that waits. */
export async function stop(tx: Transaction, id: number): Promise<void> {
  await requestBy(tx, id, true);
  if (!(await stopWaiting(tx, id)))
    throw new Problem('doneAlready', { message: 'Nothing waits to be confirmed here.' });
}

/** Stops the erasure of a locked request, if one waits. Returns whether one did. */
export async function stopWaiting(tx: Transaction, requestId: number): Promise<boolean> {
  const isWaiting = and(
    eq(privacyErasures.requestId, requestId),
    eq(privacyErasures.state, 'waiting'),
  );
  const stopped = { state: 'stopped', doneAt: new Date() } as const;
  const { rowCount } = await tx.update(privacyErasures).set(stopped).where(isWaiting);
  return (rowCount ?? 0) > 0;
}

/** The erasure of an account is the one that its owner could start; other rows go at once. */
async function carryOut(
  tx: Transaction,
  services: ErasureDependencies,
  request: RequestRecord,
  { erasure, by }: { erasure: Erasure; by: string | null },
): Promise<void> {
  const { personalData, erase, secret } = services;
  const subjects = await subjectsOf(tx, request);
  const now = new Date();
  const userIds = accountsOf(subjects);
  for (const userId of userIds) {
    await tellOwner(tx, services, userId);
    await closeAccount(tx, userId);
    await erase(tx, userId);
  }
  for (const subject of withoutAccount(subjects)) {
    const { email } = subject;
    if (email) await unsubscribe(tx, { email, secret, source: 'erasure' });
    for (const declared of personalData.toReversed())
      if (typeof declared.erase === 'function') await declared.erase(tx, subject);
  }
  await tx
    .update(privacyErasures)
    .set({ state: 'done', confirmedBy: by, doneAt: now, userIds })
    .where(eq(privacyErasures.id, erasure.id));
  await tx
    .update(privacyRequests)
    .set({ state: 'done', closedAt: now, name: '', email: null, phoneNumber: null, words: '' })
    .where(eq(privacyRequests.id, request.id));
}

/** The last message to an account, whose owner may not be who asked. */
async function tellOwner(
  tx: Transaction,
  { sendMessage, publicUrl }: ErasureDependencies,
  userId: string,
): Promise<void> {
  const owner = await findUserBy(tx, { id: userId });
  if (!owner) return;
  const { name, email, phoneNumber, language } = owner;
  const grievanceLink = createLinkTo(publicUrl, language)('/grievance');
  const message = email
    ? erasedByDeskMessage.mail({ to: email, language }, { name, grievanceLink })
    : phoneNumber && erasedByDeskMessage.sms({ to: phoneNumber, language }, {});
  if (message) await sendMessage(message, tx);
}

/** Without an address or a number nobody's rows would be found, and nothing would be erased. */
function requireReachable({ email, phoneNumber }: RequestRecord): void {
  if (!email && !phoneNumber)
    throw invalid({
      param: 'id',
      msg: 'This request names no mail address and no number, so nothing can be found by it.',
    });
}

/** A name of one word is its own family name. */
function requireName({ name }: RequestRecord, typed: string): void {
  const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
  const family = plain(name).split(/\s+/).at(-1);
  if (plain(typed) !== family && plain(typed) !== plain(name))
    throw invalid({
      param: 'typed',
      msg: 'This is not the name of the person. Write it as it stands above.',
    });
}
