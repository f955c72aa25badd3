import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { wishes } from '#db/schema/wish.ts';

const KEPT_DAYS = 90;

export const wishPersonalData: PersonalData = {
  about: 'Birthday cards that somebody made',
  place: {
    label: ['Birthday card', 'जन्मदिन का कार्ड'],
    ground: ['Made by the person', 'ख़ुद बनाया'],
  },
  columns: { wishes: ['user_id', 'name', 'message', 'key_hash'] },
  async download(db, { userId }) {
    const { name, message, language, state, createdAt } = wishes;
    const own = db.select({ name, message, language, state, createdAt }).from(wishes);
    return { wishes: await own.where(eq(wishes.userId, userId)) };
  },
  async erase(tx, { userId }) {
    await tx.delete(wishes).where(eq(wishes.userId, userId));
  },
  retention: {
    keptFor: `while it is public; else ${KEPT_DAYS} days`,
    forget: (db) =>
      db
        .delete(wishes)
        .where(
          and(
            ne(wishes.state, 'public'),
            lt(wishes.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
          ),
        ),
  },
};
