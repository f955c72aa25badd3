import { eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { referralCodes } from '#db/schema/referral.ts';

export const referralPersonalData: PersonalData[] = [
  {
    about: 'Links by which members invite others',
    place: {
      label: ['Invitation link', 'न्योते का लिंक'],
      ground: ['Asked for by its owner', 'मालिक ने माँगा'],
    },
    columns: { referral_codes: ['user_id', 'shows_name'] },
    async download(db, { userId }) {
      const { id: _, userId: __, ...columns } = getTableColumns(referralCodes);
      const found = db.select(columns).from(referralCodes).where(eq(referralCodes.userId, userId));
      return { invitationLinks: await found };
    },
    async erase(tx, { userId }) {
      await tx.delete(referralCodes).where(eq(referralCodes.userId, userId));
    },
    retention: { keptFor: 'as long as the account' },
  },
  {
    about: 'Who joined by an invitation, as a digest that counts each person once',
    columns: { referral_joins: ['person_key'] },
    download: { leftOut: 'A digest says nothing besides the letter, which is in the download' },
    erase: { kept: 'It goes with the letter that it was counted for' },
    retention: { keptFor: 'as long as the letter' },
  },
];
