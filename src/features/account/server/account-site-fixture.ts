import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import {
  messages,
  newsletterDeliveries,
  newsletterIssues,
  pushSubscriptions,
  quizClaims,
  quizDraws,
  quizPlayers,
  quizPoints,
  quizRounds,
  quizTickets,
  sessions,
  users,
} from '#db/schema/index.ts';
import type { AppOptions } from '#http/app.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import { startSite } from '#http/site-fixture.ts';
import { personalData } from '#main/personal-data.ts';
import type { Message } from '#messages/message.ts';
import { createSessions } from '#people/realms/sessions.ts';
import { issueReceipt } from '#people/receipts.ts';
import type { AccountDependencies } from './dependencies.ts';
import { eraseUser } from './erase-user.ts';
import { accountRoutes } from './routes.ts';
import { createFindPhoto } from './stored-photos.ts';

type NewUser = Partial<typeof users.$inferInsert>;

/** The calls of an account on a server of their own, which stops with the test. */
export async function accountSite(
  db: Database,
  changed: Partial<AccountDependencies> = {},
  options: Partial<AppOptions> = {},
) {
  const site = await startSite({
    calls: accountRoutes({ ...partsOf(db), ...changed }),
    sessions: createSessions(db),
    userPhotos: createFindPhoto(db),
    ...options,
  });
  const ask = async (method: string, path: string, token: string, body?: object) => {
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: {
        'x-access-token': token,
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    });
    return { status: response.status, ...(await response.json()) };
  };
  return { ...site, ask };
}

function partsOf(db: Database): AccountDependencies {
  return {
    db,
    publicUrl: 'https://campaign.example',
    secret: 'a secret of this test',
    sendMessage: async (message, within) => {
      await within.insert(messages).values({ channel: message.channel, message });
    },
    personalData,
    erase: (tx, userId) => eraseUser(tx, userId, personalData),
    forgetFace: async () => undefined,
    followPublicName: async () => undefined,
    endPush: async () => undefined,
  };
}

/** Inserts a user with an account. */
export async function someone(db: Database, facts: NewUser = {}) {
  const row = { name: 'Ila Rane', email: address(), language: 'en' as const, ...facts };
  const [made] = await db.insert(users).values(row).returning();
  if (!made) throw new Error('Nobody was made');
  return made;
}

/** Starts a session that was proven so many minutes ago, and returns its token. */
export async function logIn(db: Database, ownerId: string, provenMinutesAgo = 0): Promise<string> {
  const token = newToken();
  const provenAt = sql`now() - make_interval(mins => ${provenMinutesAgo})`;
  const tokenHash = hashToken(token);
  await db.insert(sessions).values({ tokenHash, ownerId, provenAt });
  return token;
}

/** An address that no account has yet. */
export function address(): string {
  return `${newToken().slice(0, 12).toLowerCase()}@letters.example`;
}

/** The proof that a correct code gives for a mobile number. */
export function verificationOf(db: Database, phoneNumber: string): Promise<string> {
  return issueReceipt(db, 'verification', { holds: { phoneNumber } });
}

/** Every message to an address or number, oldest first. */
export async function lettersTo(db: Database, to: string): Promise<Message['text'][]> {
  const rows = await db
    .select()
    .from(messages)
    .where(sql`${messages.message}->>'to' = ${to}`)
    .orderBy(messages.createdAt);
  return rows.map(({ message }) => (message as Message).text);
}

/** A browser of somebody that gets push messages. */
export async function subscribeToPush(database: Database, userId: string): Promise<void> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${userId}`;
  await database.insert(pushSubscriptions).values({
    userId,
    endpoint,
    endpointHash: hashToken(endpoint),
    host: 'fcm.googleapis.com',
    p256dh: 'p',
    auth: 'a',
    language: 'en',
    topics: ['news'],
  });
}

/** Rounds, points, a reward and a ticket of somebody. */
export async function playQuiz(database: Database, userId: string): Promise<void> {
  const quizDay = '2026-11-01';
  await database.insert(quizRounds).values({ userId, quizDay, answeredAt: new Date(), score: 5 });
  await database.insert(quizPoints).values({ userId, reason: `round:${quizDay}`, points: 50 });
  await database.insert(quizPlayers).values({ userId, points: 50, rankName: 'Telltale' });
  await database
    .insert(quizClaims)
    .values({ userId, rewardId: crypto.randomUUID(), phoneHash: hashToken(userId) });
  const days = { firstDay: quizDay, lastDay: quizDay, fewestRounds: 1, prizes: 1 };
  const [draw] = await database
    .insert(quizDraws)
    .values({ title: { en: 'November' }, ...days, seedHash: 'a', seed: 'b' })
    .returning();
  await database
    .insert(quizTickets)
    .values({ userId, drawId: draw?.id ?? '', ticket: crypto.randomUUID() });
}

/** An issue of the newsletter that goes to an address. */
export async function getNewsletter(database: Database, email: string): Promise<void> {
  const [issue] = await database
    .insert(newsletterIssues)
    .values({
      texts: {},
      blocks: [],
      authors: [],
      segment: { language: null, topic: null, constituency: null },
    })
    .returning();
  await database
    .insert(newsletterDeliveries)
    .values({ issueId: issue?.id ?? '', email, language: 'en' });
}
