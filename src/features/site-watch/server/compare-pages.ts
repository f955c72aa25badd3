import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { pathOf } from '#content/declare/address.ts';
import type { Collection } from '#content/declare/collection.ts';
import { plainText } from '#content/server/plain-text.ts';
import { readPublishedPages } from '#content/server/published-pages.ts';
import type { PublishedPage } from '#content/server/published-pages.ts';
import { isLanguage, localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import type { AlarmDifference } from './alarms.ts';

/** Asks the site for a page as a reader does; undefined where the site does not answer at all. */
export type AskPage = (path: string) => Promise<{ status: number; html: string } | undefined>;

export interface PageParts {
  db: Executor;
  collections: readonly Collection[];
  askPage: AskPage;
  /** Whether the campaign shows the page at a path, in a language. */
  isShown: (path: string, language: Language) => boolean;
}

/** The pages that were asked for. */
export interface ComparedPages {
  pages: number;
  found: AlarmDifference[];
  /** Which texts they were of, as `textKey` writes them. */
  asked: ReadonlySet<string>;
  /** The document to go on from; none at the end. */
  last: string | null;
}

export const textKey = (documentId: string, language: string) => `${documentId} ${language}`;

/** Documents whose pages are asked for in one hour, each in all its languages. */
const BATCH_SIZE = 500;
/** Readers come first. */
const PAUSE_MS = 20;
/** Enough letters to know a text by. */
const KNOWN_BY = 60;

/**
 * Asks for the pages of the documents after one, and of those in `also`, and looks whether each shows the
 * title and the text that were published.
 */
export async function comparePages(
  parts: PageParts,
  { after, also }: { after: string | null; also: readonly string[] },
  signal: AbortSignal,
): Promise<ComparedPages> {
  const names = parts.collections.filter(({ address }) => address).map(({ name }) => name);
  const rows = await readPublishedPages(parts.db, names, { after, also, limit: BATCH_SIZE });
  const asked = new Set<string>();
  const found: AlarmDifference[] = [];
  for (const row of rows) {
    signal.throwIfAborted();
    const path = addressOf(row, parts);
    const page = path === undefined ? undefined : await askCalmly(parts, path);
    if (path === undefined || page === undefined) continue;
    const isRight = page.status === 200 && shows(page.html, row);
    if (!isRight && !(await isStillPublished(parts.db, row))) continue;
    asked.add(textKey(row.id, row.language));
    if (!isRight) found.push(differenceOf(row, path));
  }
  const ids = [...new Set(rows.map(({ id }) => id))].filter((id) => !also.includes(id));
  const last = ids.length + also.length < BATCH_SIZE ? null : (ids.at(-1) ?? null);
  return { pages: asked.size, found, asked, last };
}

/** False where it was published anew, or taken down, since it was read: the next comparison looks at it. */
async function isStillPublished(db: Executor, row: PublishedPage): Promise<boolean> {
  const only = { after: null, limit: 0, also: [row.id] };
  const rows = await readPublishedPages(db, [row.collection], only);
  return rows.some((each) => isDeepStrictEqual(each, row));
}

function addressOf(row: PublishedPage, { collections, isShown }: PageParts): string | undefined {
  const { collection, language } = row;
  const path = pathOf(collections.find(({ name }) => name === collection) ?? {}, row);
  if (!path || !isLanguage(language) || !isShown(path, language)) return undefined;
  return localPath(language, path);
}

/** Undefined also for a site that is too busy to answer: that is no difference. */
async function askCalmly({ askPage }: PageParts, path: string) {
  const page = await askPage(path);
  await pause(PAUSE_MS);
  return page === undefined || page.status === 429 || page.status >= 500 ? undefined : page;
}

function differenceOf(
  { id, collection, language, title }: PublishedPage,
  path: string,
): AlarmDifference {
  const about = { documentId: id, collection, part: language, title };
  return { ...about, kind: 'page', details: [path] };
}

/** Whether a page says what a version does: its title, and how its text begins and ends. */
function shows(html: string, { title, body }: PublishedPage): boolean {
  const text = lettersOf(plainText(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')));
  const words = lettersOf(plainText(body ?? ''));
  return [lettersOf(title), words.slice(0, KNOWN_BY), words.slice(-KNOWN_BY)].every((part) =>
    text.includes(part),
  );
}

/** Letters and digits alone: pages set marks, spaces and quotes in their own way. */
const lettersOf = (text: string) =>
  text
    .replace(/&#x?[\da-f]+;|&\w+;/gi, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
