import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import {
  boothFinds,
  boothNotices,
  boothPeople,
  boothPhotos,
  consents,
  documents,
  eventGatherings,
  eventReplies,
  grievances,
  identities,
  joinSubmissions,
  letterEvents,
  letters,
  messages,
  mailSuppressions,
  newsletterSubscribers,
  oneTimeCodes,
  photoRemovals,
  privacyErasures,
  privacyRequests,
  profilePhotos,
  receipts,
  referralCodes,
  referralJoins,
  uploads,
} from '#db/schema/index.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import { personalData } from '#main/personal-data.ts';
import { addressHash } from '#people/mail-address.ts';
import { issueReceipt } from '#people/receipts.ts';
import { testDatabase } from '#test/database.ts';
import {
  accountSite,
  getNewsletter,
  lettersTo,
  logIn,
  playQuiz,
  someone,
  subscribeToPush,
  verificationOf,
} from './account-site-fixture.ts';

const { db, pool } = await testDatabase();
const PATH = '/user/account';

/** The tables from which a declaration erases a person. */
const erasable = personalData.flatMap(({ columns, erase }) =>
  typeof erase === 'function' ? Object.keys(columns) : [],
);

/** Inserts a user with rows in every table. */
async function someoneKnown(database: Database, phoneNumber: string) {
  const person = await someone(database, { name: 'Zebunnisa Telltale', phoneNumber });
  const { id: userId, name } = person;
  const email = person.email ?? '';
  const soon = new Date(Date.now() + 60_000);
  const letter = { name, email, message: 'Telltale letter', language: 'en' };
  await database
    .insert(profilePhotos)
    .values({ userId, name: newToken(), webp: Buffer.from('Telltale') });
  await database
    .insert(identities)
    .values({ issuer: 'https://id.example', subject: userId, userId });
  const said = { purpose: 'account', given: true, notice: '1', language: 'en', source: 'register' };
  await database.insert(consents).values({ userId, ...said });
  const [joining] = await database
    .insert(joinSubmissions)
    .values({ ...letter, phoneNumber })
    .returning();
  await invite(database, { userId, joinId: joining?.id ?? 0 });
  // The desk holds no address in words, unless an agent wrote one down.
  const [filed] = await database
    .insert(letters)
    .values({
      ...{ kind: 'join', joinId: joining?.id, constituency: email, personKeys: [], search: '' },
      receivedAt: new Date(),
    })
    .returning();
  await database
    .insert(letterEvents)
    .values({ letterId: filed?.id ?? 0, agentId: userId, kind: 'note', words: email });
  const [asked] = await database
    .insert(privacyRequests)
    .values({
      ...{ kind: 'access', source: 'mail', name, email, phoneNumber, words: 'Telltale request' },
      dueAt: soon,
    })
    .returning();
  await database.insert(privacyErasures).values({
    ...{ requestId: asked?.id ?? 0, askedBy: crypto.randomUUID(), state: 'waiting', counts: {} },
    userIds: [userId],
  });
  await database
    .insert(newsletterSubscribers)
    .values({ email, language: 'en', proof: `Sheet of ${email}` });
  await database
    .insert(mailSuppressions)
    .values({ addressHash: addressHash('key', email), reason: 'left' });
  await database
    .insert(oneTimeCodes)
    .values({ phoneNumber, codeHash: Buffer.from('a'), expiresAt: soon });
  await database.insert(grievances).values({
    ...letter,
    userId,
    keyHash: hashToken(userId),
    subject: 'other',
    answer: 'Dear Telltale',
  });
  await database.insert(messages).values({
    channel: 'sms',
    message: { channel: 'sms', to: phoneNumber, text: { kind: 'code' } },
  });
  await database
    .insert(uploads)
    .values({ endpoint: 'portraits', ownerKind: 'visitors', ownerId: userId, bytes: 1 });
  await findInPhoto(database, { userId, email });
  await getNewsletter(database, email);
  await playQuiz(database, userId);
  await replyToEvent(database, { userId, email, phoneNumber });
  await subscribeToPush(database, userId);
  await verificationOf(database, phoneNumber);
  const holds = { email };
  await issueReceipt(database, 'confirmNewsletter', { holds });
  await issueReceipt(database, 'leaveNewsletter', { holds });
  return { ...person, email };
}

/** The link of a member, and the letter of somebody who came by another's. */
async function invite(
  database: Database,
  { userId, joinId }: { userId: string; joinId: number },
): Promise<void> {
  await database.insert(referralCodes).values({ userId, code: newToken() });
  const inviter = await someone(database);
  const [other] = await database
    .insert(referralCodes)
    .values({ userId: inviter.id, code: newToken() })
    .returning();
  const personKey = `Telltale ${userId}`;
  await database.insert(referralJoins).values({ personKey, codeId: other?.id ?? '', joinId });
}

async function findInPhoto(
  database: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const photoId = crypto.randomUUID();
  const photo = { id: photoId, collection: 'photos', slug: photoId, facts: {} };
  await database.insert(documents).values(photo);
  await database.insert(boothPhotos).values({ photoId, album: 'rally', fileKey: 'aa' });
  const now = new Date();
  await database.insert(boothPeople).values({ userId, enrolledAt: now, usedAt: now });
  await database.insert(boothFinds).values({ userId, photoId, match: 'sure' });
  await database.insert(boothNotices).values({ userId });
  await database.insert(photoRemovals).values({
    ...{ photoId, rootKey: 'aa', state: 'asked', byFace: false, language: 'en', dueAt: now },
    ...{ name: 'Zebunnisa Telltale', email, reason: 'I stand beside Telltale' },
  });
}

async function replyToEvent(
  database: Database,
  person: { userId: string; email: string; phoneNumber: string },
): Promise<void> {
  const eventId = crypto.randomUUID();
  const now = new Date();
  const known = { startsAt: now, endsAt: now, place: 'Jetty', isCancelled: false };
  await database.insert(eventGatherings).values({ eventId, ...known });
  await database.insert(eventReplies).values({
    ...{ eventId, ...person, name: 'Zebunnisa Telltale', people: 2 },
    ...{ language: 'en', state: 'going' },
  });
}

/** The tables with rows that contain a text. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows } = await pool.query(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const names = rows.map(({ table_name }) => String(table_name));
  const found = await Promise.all(
    names.map(async (name) => {
      const hits = await pool.query(`SELECT 1 FROM "${name}" AS row WHERE row::text LIKE $1`, [
        `%${text}%`,
      ]);
      return hits.rowCount ? [name] : [];
    }),
  );
  return found.flat();
}

describe('everything that is held about somebody', () => {
  it('is theirs to take, without what is secret', async () => {
    const site = await accountSite(db);
    const { id, email } = await someoneKnown(db, '+919876500021');
    await someoneKnown(db, '+919876500022');
    const { status, data } = await site.ask('GET', PATH, await logIn(db, id));
    expect(status).toBe(200);
    const saved = await site.get(`/api${PATH}`, { 'x-access-token': await logIn(db, id) });
    expect(saved.headers.get('content-type')).toContain('application/json');
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(data).toMatchObject({
      profile: { id, email, phoneNumber: '+919876500021' },
      photo: 'data:image/webp;base64,VGVsbHRhbGU=',
      identities: [{ issuer: 'https://id.example' }],
      sessions: [{ device: null }],
      consents: [{ purpose: 'account', given: true }],
      joinLetters: [{ message: 'Telltale letter' }],
      newsletter: [{ email }],
      grievances: [{ message: 'Telltale letter' }],
      codes: [{ usedAt: null }],
      messages: [{ channel: 'sms', state: 'waiting' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/hash/i);
  });
});

describe('join letters', () => {
  it('are the owner’s when they carry the address or the number, however it was typed', async () => {
    const site = await accountSite(db);
    const { id } = await someone(db, { phoneNumber: '+919876500041' });
    const letter = { name: 'Ila', email: 'elsewhere@letters.example', language: 'en' };
    const typed = ['098765 00041', '+91-98765-00041', '९८७६५०००४१', '98765 00049'];
    for (const phoneNumber of typed)
      await db.insert(joinSubmissions).values({ ...letter, phoneNumber, message: phoneNumber });
    const token = await logIn(db, id);
    const { data } = await site.ask('GET', PATH, token);
    const messagesOf = (sent: { message: string }[]) => sent.map(({ message }) => message);
    expect(messagesOf(data.joinLetters)).toEqual(typed.slice(0, 3));
    expect((await site.ask('DELETE', PATH, token)).status).toBe(200);
    const left = await db.select().from(joinSubmissions);
    const ofHers = left.filter(({ email }) => email === letter.email);
    expect(messagesOf(ofHers)).toEqual(['98765 00049']);
  });
});

describe('an account that is closed', () => {
  it('is gone at once on every device, with a last mail', async () => {
    const site = await accountSite(db, { erase: async () => undefined });
    const { id, email } = await someone(db);
    const tokens = [await logIn(db, id), await logIn(db, id, 60)];
    const [token = ''] = tokens;
    expect(await site.ask('DELETE', PATH, token)).toMatchObject({
      status: 200,
      message: 'Your account is closed. What we hold about you is being erased.',
    });
    for (const each of tokens)
      expect((await site.ask('GET', '/user/profile', each)).status).toBe(401);
    const late = await logIn(db, id);
    expect((await site.ask('GET', '/user/profile', late)).status).toBe(401);
    expect(await lettersTo(db, email ?? '')).toEqual([{ kind: 'accountErased', name: 'Ila Rane' }]);
  });

  it('stays when nobody proved in the last five minutes who they are', async () => {
    const site = await accountSite(db);
    const token = await logIn(db, (await someone(db)).id, 6);
    expect((await site.ask('DELETE', PATH, token)).status).toBe(403);
    expect((await site.ask('GET', '/user/profile', token)).status).toBe(200);
  });

  it('leaves nothing that leads to a person, but what was agreed to', async () => {
    const site = await accountSite(db);
    const phoneNumber = '+919876500031';
    const { id, email } = await someoneKnown(db, phoneNumber);
    const stays = await someoneKnown(db, '+919876500032');
    const token = await logIn(db, id);
    const known = await Promise.all([id, email, phoneNumber].map(rowsWith));
    expect(known.flat()).toEqual(expect.arrayContaining(erasable));
    const leaving = eq(receipts.purpose, 'leaveNewsletter');
    const linksBefore = await db.$count(receipts, leaving);

    expect((await site.ask('DELETE', PATH, token)).status).toBe(200);

    expect(await rowsWith(id)).toEqual(['consents']);
    expect(await rowsWith(phoneNumber)).toEqual([]);
    // The goodbye mail remains, and is emptied once it is sent.
    expect(await rowsWith(email)).toEqual(['messages']);
    expect(await lettersTo(db, email)).toMatchObject([{ kind: 'accountErased' }]);
    expect(await db.$count(receipts, leaving)).toBe(linksBefore);
    // By a keyed hash, an old list does not bring them back.
    const isIts = eq(mailSuppressions.addressHash, addressHash('key', email));
    expect(await db.$count(mailSuppressions, isIts)).toBe(1);
    const blanked = sql`${grievances.name} = '' AND ${grievances.message} = '' AND ${grievances.answer} = ''`;
    expect(await db.$count(grievances, blanked)).toBe(1);
    expect(await rowsWith(stays.email)).toContain('newsletter_subscribers');
    expect(await rowsWith(stays.id)).toContain('users');
  });
});
