import { and, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import { Problem } from '#contract/problems.ts';
import { tagRead } from '#db/cache-tags.ts';
import type { Database } from '#db/database.ts';
import { newsletterIssues } from '#db/schema/newsletter-issues.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import { bind } from '#http/bind.ts';
import { findNewsletterArchive, listNewsletterArchive } from '../contract.ts';
import { ARCHIVE_TAG } from './begin-due.ts';
import type { Issue } from './issues.ts';
import { languageFor, languagesOf, withoutWithdrawn } from './stories.ts';

interface ArchiveDependencies {
  db: Database;
  reader: Reader;
  searchable: readonly Collection[];
  whenMayGoOut: WhenMayGoOut;
}

/** Issues that went out, or go out now; one that was ended on its way is not shown. */
const hasGoneOut = and(
  inArray(newsletterIssues.state, ['sending', 'paused', 'sent']),
  isNotNull(newsletterIssues.number),
);

/**
 * The archive is for everybody, so that an issue for one constituency waits here while another is silent.
 * An issue that was let out as a mail is let out here, where its mails lead.
 */
async function whichIsShown({ db, whenMayGoOut }: ArchiveDependencies) {
  const now = new Date();
  const waits = async (at: Date, item?: string) =>
    (await whenMayGoOut({ kind: 'mail', item, at })) > now;
  if (!(await waits(now))) return hasGoneOut;
  const { id, startedAt, createdAt } = newsletterIssues;
  const rows = await db
    .select({ id, startedAt, createdAt })
    .from(newsletterIssues)
    .where(hasGoneOut);
  const held = await Promise.all(rows.map((row) => waits(row.startedAt ?? row.createdAt, row.id)));
  const hidden = rows.filter((_, index) => held[index]).map((row) => row.id);
  return and(hasGoneOut, notInArray(id, hidden));
}

/** The calls of the archive: the same for everybody, with no link of anybody's own. */
export const archiveRoutes = (services: ArchiveDependencies) => [
  bind(listNewsletterArchive, async ({ query: { page = 1, size = defaultPageSize }, language }) => {
    const { db } = services;
    tagRead(ARCHIVE_TAG);
    const isShown = await whichIsShown(services);
    const rows = await db
      .select()
      .from(newsletterIssues)
      .where(isShown)
      .orderBy(desc(newsletterIssues.number))
      .limit(size)
      .offset((page - 1) * size);
    const data = rows.map((row) => headOf(row, language));
    return { data, page, size, total: await db.$count(newsletterIssues, isShown) };
  }),

  bind(findNewsletterArchive, async ({ query: { number }, language }) => {
    tagRead(ARCHIVE_TAG);
    const matchesNumber = and(await whichIsShown(services), eq(newsletterIssues.number, number));
    const [row] = await services.db.select().from(newsletterIssues).where(matchesNumber);
    if (!row) throw new Problem('notFound');
    const head = headOf(row, language);
    const told = row.sentTexts?.[head.language];
    const stories = told ? (await withoutWithdrawn(told, language, services)).stories : [];
    return { data: { ...head, stories } };
  }),
];

function headOf(row: Issue, wished: Language) {
  const languages = languagesOf(row);
  const language = languageFor(languages, wished);
  const { subject = '', preheader = '' } = row.sentTexts?.[language] ?? {};
  const sentAt = (row.startedAt ?? row.createdAt).toISOString();
  return { number: row.number ?? 0, sentAt, language, languages, subject, preheader };
}
