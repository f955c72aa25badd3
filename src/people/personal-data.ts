import { and, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { consents, oneTimeCodes, receipts, sessions } from '#db/schema/people.ts';

const sessionData: PersonalData = {
  about: 'Where somebody is logged in',
  place: {
    label: ['Logged-in devices', 'जिन डिवाइसों पर लॉगिन है'],
    ground: ['Contract', 'अनुबंध'],
  },
  columns: { sessions: ['owner_id', 'token_hash', 'browser_hash', 'device'] },
  async download(db, { userId }) {
    const { device, createdAt, seenAt, provenAt } = sessions;
    const found = db.select({ device, createdAt, seenAt, provenAt }).from(sessions);
    return { sessions: await found.where(eq(sessions.ownerId, userId)) };
  },
  async erase(tx, { userId }) {
    await tx.delete(sessions).where(eq(sessions.ownerId, userId));
  },
  retention: {
    // By then they have been dead for a while.
    keptFor: '31 days',
    forget: (db) =>
      db.delete(sessions).where(lt(sessions.createdAt, sql`now() - interval '31 days'`)),
  },
};

const consentData: PersonalData = {
  about: 'What somebody agreed to and took back',
  place: {
    label: ['Consents', 'सहमतियाँ'],
    ground: ['Proof of consent', 'सहमति का प्रमाण'],
  },
  columns: { consents: ['user_id'] },
  async download(db, { userId }) {
    const { userId: _, ...columns } = getTableColumns(consents);
    return {
      consents: await db.select(columns).from(consents).where(eq(consents.userId, userId)),
    };
  },
  erase: {
    kept: 'A consent has to be shown for years; its id leads nowhere once its owner is gone',
    inHindi:
      'सहमति का प्रमाण बरसों दिखाना पड़ सकता है; मालिक के न रहने पर उसकी आईडी किसी तक नहीं पहुँचाती\u202f।',
  },
  retention: { keptFor: 'good, without a person after the erasure' },
};

/**
 * The purpose of receipts in links to leave the newsletter; such a link goes on working when nobody
 * knows any more whose it is.
 */
const LEAVING = 'leaveNewsletter';

const receiptData: PersonalData = {
  about: 'Links in messages, and proofs of a number',
  place: {
    label: ['Links in messages', 'संदेशों के लिंक'],
    ground: ['Contract', 'अनुबंध'],
  },
  columns: { receipts: ['user_id', 'token_hash', 'holds'] },
  async download(db, { userId }) {
    const { purpose, createdAt, expiresAt, usedAt } = receipts;
    const found = db.select({ purpose, createdAt, expiresAt, usedAt }).from(receipts);
    return { links: await found.where(eq(receipts.userId, userId)) };
  },
  async erase(tx, { userId, email, phoneNumber }) {
    const holdsAddress = sql`${receipts.holds}->>'email' = ${email}`;
    await tx.delete(receipts).where(eq(receipts.userId, userId));
    await tx.delete(receipts).where(and(holdsAddress, ne(receipts.purpose, LEAVING)));
    await tx.update(receipts).set({ holds: {} }).where(holdsAddress);
    await tx.delete(receipts).where(sql`${receipts.holds}->>'phoneNumber' = ${phoneNumber}`);
  },
  retention: {
    keptFor: 'a day past its end',
    forget: (db) =>
      db.delete(receipts).where(lt(receipts.expiresAt, sql`now() - interval '1 day'`)),
  },
};

const codeData: PersonalData = {
  about: 'One-time codes',
  place: {
    label: ['One-time codes', 'एक बार के कोड'],
    ground: ['Contract', 'अनुबंध'],
  },
  columns: { one_time_codes: ['phone_number', 'code_hash', 'message_id'] },
  async download(db, { phoneNumber }) {
    if (phoneNumber === null) return {};
    const { createdAt, expiresAt, usedAt } = oneTimeCodes;
    const found = db.select({ createdAt, expiresAt, usedAt }).from(oneTimeCodes);
    return { codes: await found.where(eq(oneTimeCodes.phoneNumber, phoneNumber)) };
  },
  async erase(tx, { phoneNumber }) {
    if (phoneNumber === null) return;
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.phoneNumber, phoneNumber));
  },
  retention: {
    keptFor: 'a day',
    forget: (db) =>
      db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, sql`now() - interval '1 day'`)),
  },
};

export const peoplePersonalData = [sessionData, consentData, receiptData, codeData];
