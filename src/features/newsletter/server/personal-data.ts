import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { mailBounces, newsletterSubscribers } from '#db/schema/newsletter.ts';

/** Links that confirm end long before. */
const WAITING_DAYS = 30;
/** Longer than mails that came back count. */
const BOUNCE_DAYS = 60;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

export const newsletterPersonalData: readonly PersonalData[] = [
  {
    about: 'Newsletter addresses',
    place: {
      label: ['Newsletter', 'समाचार पत्र'],
      ground: ['Consent, confirmed by mail', 'मेल से पुष्ट सहमति'],
    },
    columns: { newsletter_subscribers: ['email', 'name', 'proof'] },
    async download(db, { email }) {
      if (email === null) return {};
      const matchesEmail = eq(newsletterSubscribers.email, email);
      return { newsletter: await db.select().from(newsletterSubscribers).where(matchesEmail) };
    },
    async erase(tx, { email }) {
      if (email === null) return;
      await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    },
    async correct(tx, { email }, { name }) {
      if (email === null || !name) return 0;
      const matchesEmail = eq(newsletterSubscribers.email, email);
      return (
        (await tx.update(newsletterSubscribers).set({ name }).where(matchesEmail)).rowCount ?? 0
      );
    },
    retention: {
      keptFor: `as long as its owner wants the newsletter; ${WAITING_DAYS} days where nobody confirmed it`,
      forget: (db) =>
        db
          .delete(newsletterSubscribers)
          .where(
            and(
              isNull(newsletterSubscribers.confirmedAt),
              lt(newsletterSubscribers.createdAt, daysAgo(WAITING_DAYS)),
            ),
          ),
    },
  },
  {
    about: 'Addresses, as keyed hashes, that no list brings back',
    columns: { mail_suppressions: ['address_hash'] },
    download: { leftOut: 'A keyed hash says nothing but that nobody writes there' },
    erase: { kept: 'Without it an old list would bring back who asked to be left alone' },
    retention: { keptFor: 'good, or until its owner asks for the newsletter again' },
  },
  {
    about: 'Consents to the newsletter and their ends, by keyed hash',
    columns: { newsletter_consents: ['address_hash'] },
    download: { leftOut: 'The newsletter address tells when it was confirmed' },
    erase: { kept: 'A consent has to be shown for years; the hash leads nowhere by itself' },
    retention: { keptFor: 'good' },
  },
  {
    about: 'Who took lists of readers away, and why',
    columns: { newsletter_exports: ['agent_id'] },
    download: { leftOut: 'It tells of agents, and of no reader' },
    erase: { kept: 'It tells of agents, and of no reader' },
    retention: { keptFor: 'good, as proof of who took what' },
  },
  {
    about: 'Mails that came back for now, by keyed hash',
    columns: { mail_bounces: ['address_hash'] },
    download: { leftOut: 'A keyed hash says nothing but that mail came back' },
    erase: { kept: 'The hash leads nowhere by itself, and is soon forgotten' },
    retention: {
      keptFor: `${BOUNCE_DAYS} days`,
      forget: (db) => db.delete(mailBounces).where(lt(mailBounces.at, daysAgo(BOUNCE_DAYS))),
    },
  },
];
