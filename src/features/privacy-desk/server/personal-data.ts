import { eq, or, sql } from 'drizzle-orm';
import type { DataSubject, PersonalData } from '#db/personal-data.ts';
import { privacyErasures, privacyRequests } from '#db/schema/privacy-desk.ts';

const requests: PersonalData = {
  about: 'Requests about one’s own data',
  place: {
    label: ['Requests about data', 'डेटा से जुड़े अनुरोध'],
    ground: ['Duty to answer', 'जवाब देने का कर्तव्य'],
  },
  columns: { privacy_requests: ['name', 'email', 'phone_number', 'words', 'outcome'] },
  async download(db, subject) {
    const { kind, words, state, outcome, receivedAt, closedAt } = privacyRequests;
    const found = db
      .select({ kind, words, state, outcome, receivedAt, closedAt })
      .from(privacyRequests);
    return { privacyRequests: await found.where(isOf(subject)) };
  },
  /** That a request came, and when it was answered, must be shown for years; not by whom it was. */
  async erase(tx, subject) {
    const nobody = { name: '', email: null, phoneNumber: null, words: '', outcome: null };
    await tx.update(privacyRequests).set(nobody).where(isOf(subject));
  },
  retention: { keptFor: 'as long as the campaign has to show that it answered' },
};

const OF_OFFICERS = 'It names the officers who asked and confirmed, and nobody else';

export const privacyDeskPersonalData: readonly PersonalData[] = [
  requests,
  {
    about: 'Which officers erased something',
    columns: { privacy_erasures: ['asked_by', 'confirmed_by', 'user_ids'] },
    download: { leftOut: OF_OFFICERS },
    /** The officers stay on record; the account that they erased ceases to be named. */
    async erase(tx, { userId }) {
      const { userIds } = privacyErasures;
      await tx
        .update(privacyErasures)
        .set({ userIds: sql`array_remove(${userIds}, ${userId}::uuid)` })
        .where(sql`${userIds} @> array[${userId}::uuid]`);
    },
    retention: { keptFor: 'as long as the campaign has to show that it answered' },
  },
];

function isOf({ email, phoneNumber }: DataSubject) {
  const { email: ofEmail, phoneNumber: ofNumber } = privacyRequests;
  // Without either nothing is matched: an empty condition would match all.
  return or(eq(ofEmail, email ?? ''), eq(ofNumber, phoneNumber ?? ''));
}
