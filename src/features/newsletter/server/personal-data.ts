import { eq } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { newsletterSubscribers } from '#db/schema/newsletter.ts';

export const newsletterPersonalData: PersonalData = {
  about: 'Newsletter addresses',
  place: {
    label: ['Newsletter', 'समाचार पत्र'],
    ground: ['Consent, confirmed by mail', 'मेल से पुष्ट सहमति'],
  },
  columns: { newsletter_subscribers: ['email'] },
  async download(db, { email }) {
    if (email === null) return {};
    const isIts = eq(newsletterSubscribers.email, email);
    return { newsletter: await db.select().from(newsletterSubscribers).where(isIts) };
  },
  async erase(tx, { email }) {
    if (email === null) return;
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  },
  retention: { keptFor: 'as long as its owner wants the newsletter' },
};
