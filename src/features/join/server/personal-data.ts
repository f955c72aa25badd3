import { getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { joinSubmissions } from '#db/schema/join.ts';
import { isSubmissionOf } from './own-submissions.ts';

export const joinPersonalData: PersonalData = {
  about: 'Letters from the join form',
  place: {
    label: ['Join message', 'जुड़ने का संदेश'],
    ground: ['Consent by form', 'फ़ॉर्म पर सहमति'],
  },
  columns: {
    join_submissions: ['name', 'email', 'phone_number', 'constituency', 'message', 'receipt_hash'],
  },
  async download(db, subject) {
    const { receiptHash: _, ...columns } = getTableColumns(joinSubmissions);
    const found = db.select(columns).from(joinSubmissions).where(isSubmissionOf(subject));
    return { joinLetters: await found };
  },
  async erase(tx, subject) {
    await tx.delete(joinSubmissions).where(isSubmissionOf(subject));
  },
  async correct(tx, subject, { name, constituency }) {
    const changes = { ...(name && { name }), ...(constituency && { constituency }) };
    const isOwn = isSubmissionOf(subject);
    return (await tx.update(joinSubmissions).set(changes).where(isOwn)).rowCount ?? 0;
  },
  retention: { keptFor: 'as long as the campaign' },
};
