import type { Database } from '#db/database.ts';
import { joinSubmissions } from '#db/schema/join.ts';
import { bind } from '#http/bind.ts';
import { joinCampaign } from '../contract.ts';

export const joinRoutes = (db: Database) => [
  bind(joinCampaign, async ({ body, language }) => {
    const { website, phoneNumber, constituency, ...letter } = body;
    await db.insert(joinSubmissions).values({
      ...letter,
      phoneNumber: phoneNumber || null,
      constituency: constituency || null,
      language,
      suspect: Boolean(website),
    });
    return { message: 'Thank you. We have your message.' };
  }),
];
