import type { PersonalData } from '#db/personal-data.ts';
import { joinSubmissions } from '#db/schema/join.ts';
import { isLetterOf } from './own-letters.ts';

export const joinPersonalData: PersonalData = {
  about: 'Letters from the join form',
  columns: { join_submissions: ['name', 'email', 'phone_number', 'constituency', 'message'] },
  async download(db, subject) {
    return { joinLetters: await db.select().from(joinSubmissions).where(isLetterOf(subject)) };
  },
  async erase(tx, subject) {
    await tx.delete(joinSubmissions).where(isLetterOf(subject));
  },
  retention: { keptFor: 'as long as the campaign' },
};
