import type { Database } from '#db/database.ts';
import { newsletterSubscribers } from '#db/schema/index.ts';
import { bind } from '#http/bind.ts';
import { subscribeToNewsletter } from '../contract.ts';

export const newsletterCalls = (db: Database) => [
  bind(subscribeToNewsletter, async ({ body, language }) => {
    await db
      .insert(newsletterSubscribers)
      .values({ email: body.email, language })
      .onConflictDoNothing();
    return { message: 'Thank you. We have your address.' };
  }),
];
