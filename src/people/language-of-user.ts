import { eq } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { users } from '#db/schema/people.ts';

/** The language that the owner of an account is written to in; English where there is none. */
export async function languageOfUser(db: Executor, userId: string): Promise<Language> {
  const [user] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return user?.language ?? primaryLanguage;
}
