import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { userOf } from '#contract/user.ts';
import type { Database } from '#db/database.ts';
import {
  consents,
  grievances,
  identities,
  joinSubmissions,
  messages,
  newsletterSubscribers,
  oneTimeCodes,
  profilePhotos,
  receipts,
  sessions,
} from '#db/schema/index.ts';
import type { Person } from './person.ts';

/** Everything that is held about somebody, as they may take it with them; secrets are left out. */
export async function everythingAbout(db: Database, person: Person) {
  const { email, phoneNumber, language, createdAt, parentAgreedAt } = person;
  return {
    profile: { ...userOf(person), language, createdAt, parentAgreedAt },
    photo: await photoOf(db, person.id),
    ...(await ofOwn(db, person)),
    ...(email !== null && (await underAddress(db, email))),
    ...(phoneNumber !== null && (await underNumber(db, phoneNumber))),
    messages: await messagesTo(db, person),
  };
}

async function photoOf(db: Database, userId: string): Promise<string | null> {
  const ofUser = eq(profilePhotos.userId, userId);
  const [photo] = await db.select().from(profilePhotos).where(ofUser);
  return photo ? `data:image/webp;base64,${photo.webp.toString('base64')}` : null;
}

async function ofOwn(db: Database, { id, email }: Person) {
  const { userId: _, ...consentColumns } = getTableColumns(consents);
  const { purpose, createdAt, expiresAt, usedAt } = receipts;
  return {
    identities: await db.select().from(identities).where(eq(identities.userId, id)),
    sessions: await db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        seenAt: sessions.seenAt,
        provenAt: sessions.provenAt,
      })
      .from(sessions)
      .where(eq(sessions.ownerId, id)),
    consents: await db.select(consentColumns).from(consents).where(eq(consents.userId, id)),
    links: await db
      .select({ purpose, createdAt, expiresAt, usedAt })
      .from(receipts)
      .where(eq(receipts.userId, id)),
    grievances: await grievancesOf(db, id, email),
  };
}

function grievancesOf(db: Database, id: string, email: string | null) {
  const { keyHash: _, userId: __, ...columns } = getTableColumns(grievances);
  const underEmail = email === null ? undefined : eq(grievances.email, email);
  return db
    .select(columns)
    .from(grievances)
    .where(or(eq(grievances.userId, id), underEmail));
}

async function underAddress(db: Database, email: string) {
  const ofEmail = sql`lower(${joinSubmissions.email}) = ${email}`;
  return {
    joinLetters: await db.select().from(joinSubmissions).where(ofEmail),
    newsletter: await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email)),
  };
}

async function underNumber(db: Database, phoneNumber: string) {
  const { createdAt, expiresAt, usedAt } = oneTimeCodes;
  const ofNumber = eq(oneTimeCodes.phoneNumber, phoneNumber);
  return {
    codes: await db.select({ createdAt, expiresAt, usedAt }).from(oneTimeCodes).where(ofNumber),
  };
}

function messagesTo(db: Database, { email, phoneNumber }: Person) {
  const { channel, state, createdAt, sentAt } = messages;
  const reached = [email, phoneNumber].filter((to) => to !== null);
  return db
    .select({ channel, state, createdAt, sentAt })
    .from(messages)
    .where(inArray(sql`${messages.message}->>'to'`, reached));
}
