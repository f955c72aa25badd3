import { lt, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { presence } from '#db/schema/editing.ts';

export const editingPersonalData: PersonalData = {
  about: 'Where agents write at this moment',
  columns: { presence: ['agent_id'] },
  download: { leftOut: 'An agent is no visitor' },
  erase: { kept: 'An agent is no visitor' },
  retention: {
    keptFor: 'a day; after twenty seconds nobody is shown it',
    forget: (db) => db.delete(presence).where(lt(presence.at, sql`now() - interval '1 day'`)),
  },
};
