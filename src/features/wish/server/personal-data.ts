import { and, lt, ne, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { wishes } from '#db/schema/wish.ts';

const KEPT_DAYS = 90;

export const wishPersonalData: PersonalData = {
  about: 'Birthday cards that somebody made',
  columns: { wishes: ['name', 'message', 'key_hash'] },
  // The call looks at no session, and a name alone leads to nobody.
  download: { leftOut: 'Nobody knows who made a card' },
  erase: { kept: 'Nobody knows who made a card; an agent refuses it where somebody asks' },
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
