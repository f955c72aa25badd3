import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { newsletterDeliveries } from '#db/schema/newsletter-issues.ts';

const DELIVERY_DAYS = 30;

export const newsletterIssuesPersonalData: readonly PersonalData[] = [
  {
    about: 'Whom an issue of the newsletter went to',
    place: {
      label: ['Newsletter', 'समाचार पत्र'],
      ground: ['Consent, confirmed by mail', 'मेल से पुष्ट सहमति'],
    },
    columns: { newsletter_deliveries: ['email'] },
    async download(db, { email }) {
      if (email === null) return {};
      const { issueId: issue, language, state } = newsletterDeliveries;
      const rows = await db
        .select({ issue, language, state })
        .from(newsletterDeliveries)
        .where(eq(newsletterDeliveries.email, email));
      return rows.length > 0 ? { newsletterIssues: rows } : {};
    },
    async erase(tx, { email }) {
      if (email === null) return;
      await tx.delete(newsletterDeliveries).where(eq(newsletterDeliveries.email, email));
    },
    retention: {
      keptFor: `${DELIVERY_DAYS} days after the issue went out`,
      forget: (db) =>
        db.execute(sql`
          delete from newsletter_deliveries d using newsletter_issues i
          where i.id = d.issue_id and i.finished_at < now() - make_interval(days => ${DELIVERY_DAYS})`),
    },
  },
  {
    about: 'Agents who wrote, approved and sent issues of the newsletter',
    columns: { newsletter_issues: ['authors', 'approved_by', 'sent_by'] },
    download: { leftOut: 'An agent is no visitor' },
    erase: { kept: 'The history of what went out names who wrote and who sent it' },
    retention: { keptFor: 'good: the record refers to it' },
  },
];
