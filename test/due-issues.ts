import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createReader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import { agents, newsletterIssues, newsletterSubscribers } from '#db/schema/index.ts';
import type { StoredBlock } from '#db/schema/newsletter-issues.ts';
import { createSendIssuesJob } from '#features/newsletter-issues/server/send-job.ts';
import type { IssueSending } from '#features/newsletter-issues/server/send-job.ts';
import { smtpMail } from '#gateways/mail/smtp.ts';

/** The links of any reader. */
export const links = { unsubscribe: 'https://a.example/x', preferences: null, headers: {} };

const colours = new Proxy({}, { get: () => '#ffffff' }) as never;
const sender = async () => ({
  campaign: 'Avani',
  place: '',
  imprint: [],
  siteUrl: 'https://a.example',
  look: { light: colours, dark: colours, letter: 'A' },
});

const hello: readonly StoredBlock[] = [
  { id: 'a', kind: 'text', texts: { en: { heading: 'Hello', text: 'You' } } },
];

/** Issues that are due, their readers, and the job that sends them at once at any hour. */
export async function dueIssues(db: Database) {
  await db.execute(
    'insert into newsletter_pace (per_minute, from_minute, until_minute) values (60000, 0, 0)',
  );

  const jobWith = (address: string, more: Partial<IssueSending> = {}) =>
    createSendIssuesJob({
      db,
      sender,
      searchable: [],
      publicUrl: 'https://a.example',
      reader: createReader(db, () => ({ hue: 285, motifsOff: [], tint: '#baeaef' })),
      mail: smtpMail({ url: `smtp://${address}?tls=none`, from: 'hello@a.example' }),
      pictureOf: async () => null,
      linksOf: async (_db, readers) => readers.map(() => links),
      whenMayGoOut: async ({ at }) => at,
      mailboxes: { noteRefusal: async () => undefined },
      report: () => undefined,
      ...more,
    });

  /** Readers of a topic of their own, and an issue for them that is due. */
  async function dueFor(count: number, blocks: readonly StoredBlock[] = hello) {
    const topic = randomUUID();
    const names = Array.from({ length: count }, (_, at) => `${at}-${topic}@readers.example`);
    const confirmed = { language: 'en', topics: [topic], confirmedAt: new Date() };
    await db.insert(newsletterSubscribers).values(names.map((email) => ({ email, ...confirmed })));
    const author = { email: `${topic}@a.example`, name: 'Ila Rane', passwordHash: '' };
    const [agent] = await db.insert(agents).values(author).returning();
    const [issue] = await db
      .insert(newsletterIssues)
      .values({
        texts: { en: { subject: 'Hello', preheader: '' } },
        blocks: [...blocks],
        segment: { language: null, topic, constituency: null },
        state: 'planned',
        sendAt: new Date(),
        authors: [agent?.id ?? ''],
        sentBy: agent?.id ?? '',
      })
      .returning();
    return { id: issue?.id ?? '', names };
  }

  async function issueOf(id: string) {
    const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
    return row;
  }

  return { jobWith, dueFor, issueOf };
}

/** The addresses of received mails, in their order. */
export const toAll = (received: readonly { to: string[] }[]) => received.flatMap(({ to }) => to);
