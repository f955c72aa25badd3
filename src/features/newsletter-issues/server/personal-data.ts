import { eq } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { newsletterDeliveries, newsletterIssues } from '#db/schema/newsletter-issues.ts';
import { newsletterBroadcasts } from './issues.ts';

export const newsletterIssuesPersonalData: readonly PersonalData[] = [
  {
    about: 'Whom an issue of the newsletter went to',
    place: {
      label: ['Issues of the newsletter', 'समाचार पत्र के अंक'],
      ground: ['Consent, confirmed by mail', 'मेल से पुष्ट सहमति'],
    },
    columns: { newsletter_deliveries: ['email'] },
    async download(db, { email }) {
      if (email === null) return {};
      const { issueId: issue, language, state } = newsletterDeliveries;
      const rows = await db
        .select({ issue, language, state, texts: newsletterIssues.texts })
        .from(newsletterDeliveries)
        .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterDeliveries.issueId))
        .where(eq(newsletterDeliveries.email, email));
      const issues = rows.map(({ texts, ...row }) => {
        const { subject = null } = texts[row.language ?? ''] ?? texts['en'] ?? {};
        return { subject, ...row };
      });
      return issues.length > 0 ? { newsletterIssues: issues } : {};
    },
    async erase(tx, { email }) {
      if (email === null) return;
      await tx.delete(newsletterDeliveries).where(eq(newsletterDeliveries.email, email));
    },
    retention: newsletterBroadcasts.personalData.deliveryRetention,
  },
  newsletterBroadcasts.personalData.agents,
];
