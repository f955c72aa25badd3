import type { Database } from '#db/database.ts';
import { joinSubmissions } from '#db/schema/join.ts';
import { transaction } from '#db/transaction.ts';
import { bind } from '#http/bind.ts';
import type { FileLetter } from '#people/letter-source.ts';
import { joinCampaign } from '../contract.ts';
import { asLetter } from './letters.ts';

interface JoinParts {
  db: Database;
  fileLetter: FileLetter;
}

export const joinRoutes = ({ db, fileLetter }: JoinParts) => [
  bind(joinCampaign, async ({ body, language }) => {
    const { website, phoneNumber, constituency, ...letter } = body;
    const row = {
      ...letter,
      phoneNumber: phoneNumber || null,
      constituency: constituency || null,
      language,
      suspect: Boolean(website),
    };
    await transaction(db, async (tx) => {
      const [stored] = await tx.insert(joinSubmissions).values(row).returning();
      if (stored) await fileLetter(tx, asLetter(stored));
    });
    return { message: 'Thank you. We have your message.' };
  }),
];
