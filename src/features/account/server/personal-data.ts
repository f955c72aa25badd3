import { eq } from 'drizzle-orm';
import { userOf } from '#contract/user.ts';
import type { Database } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { profilePhotos } from '#db/schema/account.ts';
import { users } from '#db/schema/people.ts';
import { findUser } from './find-user.ts';

const profile = [
  ...['id', 'name', 'email', 'phone_number', 'password_hash', 'constituency', 'date_of_birth'],
  ...['gender', 'language', 'parent_agreed_at'],
];

export const accountPersonalData: PersonalData = {
  about: 'Profile and photo of an account',
  columns: { users: profile, profile_photos: ['user_id', 'name', 'webp'] },
  async download(db, { userId }) {
    const person = await findUser(db, { ownerId: userId });
    const { language, createdAt, parentAgreedAt } = person;
    return {
      profile: { ...userOf(person), language, createdAt, parentAgreedAt },
      photo: await photoOf(db, userId),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(users).where(eq(users.id, userId));
  },
  retention: { keptFor: 'until its owner ends the account' },
};

async function photoOf(db: Database, userId: string): Promise<string | null> {
  const ofUser = eq(profilePhotos.userId, userId);
  const [photo] = await db.select().from(profilePhotos).where(ofUser);
  return photo ? `data:image/webp;base64,${photo.webp.toString('base64')}` : null;
}
