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
  referralCodes,
  referralJoins,
  uploads,
} from '#db/schema/index.ts';
import { hashToken, newToken } from '#http/secret-token.ts';
import { addressHash } from '#people/mail-address.ts';
import { issueReceipt } from '#people/receipts.ts';
import {
  getNewsletter,
  playQuiz,
  someone,
  subscribeToPush,
  verificationOf,
} from './account-site-fixture.ts';

/** Inserts a user with rows in every table. */
export async function someoneKnown(database: Database, phoneNumber: string) {
  const person = await someone(database, { name: 'Zebunnisa Telltale', phoneNumber });
  const { id: userId } = person;
  const email = person.email ?? '';
  const soon = new Date(Date.now() + 60_000);
  await database
    .insert(profilePhotos)
    .values({ userId, name: newToken(), webp: Buffer.from('Telltale') });
  await database
    .insert(identities)
    .values({ issuer: 'https://id.example', subject: userId, userId });
  const said = { purpose: 'account', given: true, notice: '1', language: 'en', source: 'register' };
  await database.insert(consents).values({ userId, ...said });
  await writeLetters(database, { ...person, email, phoneNumber });
  await database
    .insert(newsletterSubscribers)
    .values({ email, language: 'en', proof: `Sheet of ${email}` });
  await database
    .insert(mailSuppressions)
    .values({ addressHash: addressHash('key', email), reason: 'left' });
  await database
    .insert(oneTimeCodes)
    .values({ phoneNumber, codeHash: Buffer.from('a'), expiresAt: soon });
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

/** Letters and requests of a person, and what the desks noted about them. */
async function writeLetters(
  database: Database,
  { id: userId, name, email, phoneNumber }: Writer,
): Promise<void> {
  const letter = { name, email, message: 'Telltale letter', language: 'en' };
  const [joining] = await database
    .insert(joinSubmissions)
    .values({ ...letter, phoneNumber })
    .returning();
  await invite(database, { userId, joinId: joining?.id ?? 0 });
  // The desk holds no address in words, unless an agent wrote one down.
  const [filed] = await database
    .insert(letters)
    .values({
      kind: 'join',
      joinId: joining?.id,
      constituency: email,
      personKeys: [],
      search: '',
      receivedAt: new Date(),
    })
    .returning();
  await database
    .insert(letterEvents)
    .values({ letterId: filed?.id ?? 0, agentId: userId, kind: 'note', words: email });
  const [asked] = await database
    .insert(privacyRequests)
    .values({
      kind: 'access',
      source: 'mail',
      name,
      email,
      phoneNumber,
      words: 'Telltale request',
      dueAt: new Date(),
    })
    .returning();
  await database.insert(privacyErasures).values({
    requestId: asked?.id ?? 0,
    askedBy: crypto.randomUUID(),
    state: 'waiting',
    counts: {},
    userIds: [userId],
  });
  await database.insert(grievances).values({
    ...letter,
    userId,
    keyHash: hashToken(userId),
    subject: 'other',
    answer: 'Dear Telltale',
  });
}

interface Writer {
  id: string;
  name: string;
  email: string;
  phoneNumber: string;
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
    photoId,
    rootKey: 'aa',
    state: 'asked',
    byFace: false,
    language: 'en',
    dueAt: now,
    name: 'Zebunnisa Telltale',
    email,
    reason: 'I stand beside Telltale',
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
    eventId,
    ...person,
    name: 'Zebunnisa Telltale',
    people: 2,
    language: 'en',
    state: 'going',
  });
}
