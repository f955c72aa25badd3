import type { PersonalData } from '#db/personal-data.ts';
import { joinSubmissions } from '#db/schema/join.ts';
import { isSubmissionOf } from './own-submissions.ts';

export const joinPersonalData: PersonalData = {
  about: 'Letters from the join form',
  columns: { join_submissions: ['name', 'email', 'phone_number', 'constituency', 'message'] },
  async download(db, subject) {
    return { joinLetters: await db.select().from(joinSubmissions).where(isSubmissionOf(subject)) };
  },
  async erase(tx, subject) {
    await tx.delete(joinSubmissions).where(isSubmissionOf(subject));
  },
  retention: { keptFor: 'as long as the campaign' },
};
