import { eq, sql } from 'drizzle-orm';
import { publishChange } from '#db/cache-tags.ts';
import type { Database, Transaction } from '#db/database.ts';
import { newsletterIssues } from '#db/schema/newsletter-issues.ts';
import type { SentIssue } from '#db/schema/newsletter-issues.ts';
import { mayGoOutNow } from '#features/election-clock/contract/first-moment.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import { recipientsOf } from '#people/newsletter-recipients.ts';
import { addDeliveries } from './deliveries.ts';
import type { Composing } from './dependencies.ts';
import { newsletterBroadcasts, wishOf } from './issues.ts';
import type { Issue } from './issues.ts';
import { readPace } from './pace.ts';
import { languagesOf, tellIssue } from './stories.ts';

interface BeginDependencies extends Composing {
  db: Database;
  whenMayGoOut: WhenMayGoOut;
}

/** The cache tag of the archive. */
export const ARCHIVE_TAG = 'newsletter-archive';

const BATCH_SIZE = 5_000;

/** Begins what is due and may go out: its words are kept as they are now, and whom it goes to. */
export async function beginDueIssues(parts: BeginDependencies): Promise<void> {
  const { db, whenMayGoOut } = parts;
  const { quiet } = await readPace(db);
  await newsletterBroadcasts.beginDue(db, async (planned) => {
    if (!(await mayGoOutNow(whenMayGoOut, wishOf(planned), quiet))) return undefined;
    // Inside the transaction this would wait for a second connection.
    const sentTexts = await tell(planned, parts);
    return async (tx, issue) => {
      // One that was written anew meanwhile begins the next time, as it is then.
      if (issue.revision === planned.revision) await begin(tx, issue, sentTexts);
    };
  });
}

type SentTexts = Record<string, SentIssue>;

async function tell(issue: Issue, composing: Composing): Promise<SentTexts> {
  const sentTexts: SentTexts = {};
  for (const code of languagesOf(issue)) sentTexts[code] = await tellIssue(issue, code, composing);
  return sentTexts;
}

/** Its documents may have been taken down since it was planned, and mails without content help nobody. */
const BACK_TO_ITS_AUTHORS = {
  state: 'draft',
  reason: 'There was nothing to read in it when it was due, because what it shows is not public.',
  approvedBy: null,
  sentBy: null,
  sendAt: null,
};

async function begin(tx: Transaction, issue: Issue, sentTexts: SentTexts): Promise<void> {
  const { id, segment } = issue;
  if (Object.values(sentTexts).some(({ stories }) => stories.length === 0))
    return newsletterBroadcasts.sendBack(tx, issue, BACK_TO_ITS_AUTHORS);
  let total = 0;
  for (let after = ''; ;) {
    const some = await recipientsOf(tx, segment, { after, most: BATCH_SIZE });
    await addDeliveries(tx, id, some);
    total += some.length;
    after = some.at(-1)?.email ?? '';
    if (some.length < BATCH_SIZE) break;
  }
  // Two issues that begin at once have two numbers.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('abhiyan newsletter numbers'))`);
  const number = sql`(select coalesce(max(number), 0) + 1 from newsletter_issues)`;
  await tx.update(newsletterIssues).set({ number, sentTexts }).where(eq(newsletterIssues.id, id));
  await newsletterBroadcasts.noteBegun(tx, issue, total);
  await publishChange(tx, [ARCHIVE_TAG]);
}
