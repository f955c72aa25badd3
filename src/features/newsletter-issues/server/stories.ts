import { whereRead } from '#content/declare/address.ts';
import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { shareSize } from '#contract/share-address.ts';
import type { SentIssue, StoredBlock, newsletterIssues } from '#db/schema/newsletter-issues.ts';
import type { Composing } from './dependencies.ts';
import { pickDocument } from './pick-document.ts';

type IssueContent = Pick<typeof newsletterIssues.$inferSelect, 'texts' | 'blocks'>;

/** The languages that an issue is written in, English first. */
export const languagesOf = ({ texts }: Pick<IssueContent, 'texts'>): Language[] => {
  const written = Object.keys(texts).filter((code) => isLanguage(code) && texts[code]?.subject);
  return (written as Language[]).toSorted(
    (one, other) => Number(other === primaryLanguage) - Number(one === primaryLanguage),
  );
};

/** The language in which somebody gets an issue: their own, English, Hindi, or whichever there is. */
export function languageFor(written: readonly string[], wished: string): Language {
  const found = [wished, primaryLanguage, 'hi', ...written].find((code) => written.includes(code));
  return found && isLanguage(found) ? found : primaryLanguage;
}

/** An issue in one language, with its documents as they are public now. */
export async function tellIssue(
  written: IssueContent,
  language: Language,
  composing: Pick<Composing, 'reader' | 'searchable' | 'pictureOf'>,
): Promise<SentIssue> {
  const { subject = '', preheader = '' } = written.texts[language] ?? {};
  const stories = await Promise.all(
    written.blocks.map(async (block) =>
      block.kind === 'text' ? ownWords(block, language) : published(block, language, composing),
    ),
  );
  return { subject, preheader, stories: stories.filter((story) => story !== undefined) };
}

type Story = SentIssue['stories'][number];
type DocumentBlock = Extract<StoredBlock, { kind: 'document' }>;

const BLANK_LINE = /\n\s*\n/;

function ownWords(
  { texts }: Extract<StoredBlock, { kind: 'text' }>,
  language: Language,
): Story | undefined {
  const written = Object.keys(texts).filter((code) => texts[code]?.heading || texts[code]?.text);
  const { heading = '', text = '' } = texts[languageFor(written, language)] ?? {};
  if (!heading && !text) return undefined;
  const paragraphs = text ? text.split(BLANK_LINE) : [];
  return { heading: heading || null, paragraphs, picture: null, document: null, path: null };
}

async function published(
  { collection: name, document: id }: DocumentBlock,
  language: Language,
  composing: Pick<Composing, 'reader' | 'searchable' | 'pictureOf'>,
): Promise<Story | undefined> {
  const document = { collection: name, id };
  const found = await pickDocument(composing, document, language);
  if (!found) return undefined;
  const { slug, title, summary, image, path } = found.item;
  const pictured = { collection: name, slug, title, image };
  const address = await composing.pictureOf(pictured, language);
  return {
    heading: title,
    paragraphs: summary ? [summary] : [],
    picture: address === null ? null : { address, ...shareSize, alt: image?.alt ?? '' },
    document,
    path: path ?? whereRead(found.collection, { slug, facts: {} }) ?? null,
  };
}

/** An issue on its way or in the archive, without the documents that were taken off the site since. */
export async function withoutWithdrawn(
  issue: SentIssue,
  language: Language,
  library: Pick<Composing, 'reader' | 'searchable'>,
): Promise<SentIssue> {
  const { stories } = issue;
  const isPublic = await Promise.all(
    stories.map(
      async ({ document }) =>
        !document || (await pickDocument(library, document, language)) !== undefined,
    ),
  );
  return { ...issue, stories: stories.filter((_, index) => isPublic[index]) };
}

/** The titles of the documents of blocks, by the block; one that is public no longer is missing. */
export async function titlesOf(
  blocks: readonly StoredBlock[],
  language: Language,
  library: Pick<Composing, 'reader' | 'searchable'>,
): Promise<Record<string, string>> {
  const named = blocks.map(async (block) => {
    if (block.kind !== 'document') return [];
    const document = { collection: block.collection, id: block.document };
    const found = await pickDocument(library, document, language);
    return found ? [[block.id, found.item.title] as const] : [];
  });
  return Object.fromEntries((await Promise.all(named)).flat());
}
