import { and, eq, ilike, isNull } from 'drizzle-orm';
import { userOf } from '#contract/user.ts';
import type { Database } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { profilePhotos } from '#db/schema/account.ts';
import { users } from '#db/schema/people.ts';
import { findUser } from './find-user.ts';

const profile = [
  'id',
  'name',
  'email',
  'phone_number',
  'phone_since',
  'password_hash',
  'constituency',
  'date_of_birth',
  'gender',
  'language',
  'parent_agreed_at',
];

const MAX_FOUND = 20;

export const accountPersonalData: PersonalData = {
  about: 'Profile and photo of an account',
  place: { label: ['Account', 'खाता'], ground: ['Contract', 'अनुबंध'] },
  columns: { users: profile, profile_photos: ['user_id', 'name', 'webp'] },
  async download(db, { userId }) {
    if ((await db.$count(users, eq(users.id, userId))) === 0) return {};
    const person = await findUser(db, { ownerId: userId });
    const { language, createdAt, phoneSince, parentAgreedAt } = person;
    return {
      profile: { ...userOf(person), language, createdAt, phoneSince, parentAgreedAt },
      photo: await photoOf(db, userId),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(users).where(eq(users.id, userId));
  },
  async findByName(db, name) {
    const { email, phoneNumber } = users;
    const found = db.select({ name: users.name, email, phoneNumber }).from(users);
    const isAlike = ilike(users.name, `%${name.replace(/[\\%_]/g, '\\$&')}%`);
    return found.where(and(isAlike, isNull(users.erasedAt))).limit(MAX_FOUND);
  },
  async correct(tx, { userId }, { name, constituency }) {
    const changes = { ...(name && { name }), ...(constituency && { constituency }) };
    return (await tx.update(users).set(changes).where(eq(users.id, userId))).rowCount ?? 0;
  },
  retention: { keptFor: 'until its owner ends the account' },
};

async function photoOf(db: Database, userId: string): Promise<string | null> {
  const ofUser = eq(profilePhotos.userId, userId);
  const [photo] = await db.select().from(profilePhotos).where(ofUser);
  return photo ? `data:image/webp;base64,${photo.webp.toString('base64')}` : null;
}
