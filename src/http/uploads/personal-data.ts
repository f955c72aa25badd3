import { and, eq } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { uploads } from '#db/schema/http.ts';

export const uploadsPersonalData: PersonalData = {
  about: 'Files on their way in',
  columns: { uploads: ['owner_kind', 'owner_id'] },
  download: { leftOut: 'What has arrived is told by the feature that it was sent to' },
  async erase(tx, { userId }) {
    await tx
      .delete(uploads)
      .where(and(eq(uploads.ownerKind, 'visitors'), eq(uploads.ownerId, userId)));
  },
  retention: { keptFor: 'a day; the job that forgets uploads removes their parts as well' },
};
