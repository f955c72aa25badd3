import { eq, lt, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { identities, usedIdTokens } from '#db/schema/sign-in.ts';

const identityData: PersonalData = {
  about: 'Accounts elsewhere that somebody logs in with',
  place: {
    label: ['Accounts elsewhere', 'लॉगिन के लिए दूसरे खाते'],
    ground: ['Contract', 'अनुबंध'],
  },
  columns: { identities: ['issuer', 'subject', 'user_id'] },
  async download(db, { userId }) {
    return { identities: await db.select().from(identities).where(eq(identities.userId, userId)) };
  },
  async erase(tx, { userId }) {
    await tx.delete(identities).where(eq(identities.userId, userId));
  },
  retention: { keptFor: 'as long as the account' },
};

const usedTokenData: PersonalData = {
  about: 'Hashes of tokens that somebody logged in with at a provider',
  columns: { used_id_tokens: ['hash'] },
  download: { leftOut: 'A hash tells nobody anything, and leads to no account' },
  erase: { kept: 'It ends by itself within the hour, and leads to no account' },
  retention: {
    keptFor: 'as long as the token holds',
    forget: (db) => db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, sql`now()`)),
  },
};

export const signInPersonalData = [identityData, usedTokenData];
