import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { isSlug } from '#lib/slug.ts';
import { checkDocument } from './check-document.ts';
import type { DocumentFiles } from './find-documents.ts';
import type { Report } from './import-error.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { reportKey } from './read-context.ts';
import type { ReadContext } from './read-context.ts';
import { readFields } from './read-fields.ts';
import { readVersion } from './read-version.ts';
import { readSourceFile } from './source-file.ts';
import type { SourceFile } from './source-file.ts';

/** Reads all languages of one document, and reports every error. */
export async function readDocument(
  files: DocumentFiles,
  anchor: Date,
  report: Report,
): Promise<ParsedDocument | undefined> {
  const sources = await readSources(files, report);
  const primary = sources.get(primaryLanguage) ?? originalOf(files, sources);
  if (!primary) {
    if (!files.paths.has(primaryLanguage)) reportOrphans(files, report);
    return undefined;
  }
  const draft = emptyDraft(files, primary.path);
  // The facts come first, because the moments of every language depend on them.
  const ordered = [...sources].toSorted(([, one]) => (one === primary ? -1 : 1));
  for (const [language, source] of ordered) {
    const reading: ReadContext = {
      parsed: draft,
      source,
      primary,
      language,
      folder: files.folder,
      baseDate: anchor,
      report,
    };
    if (source === primary) readFacts(reading);
    draft.content.versions.push(readVersion(reading));
  }
  checkDocument(draft, sources, primary, report);
  const beside = await readBeside(files, anchor, report);
  return { ...draft, ...(beside && { beside }) };
}

/** The document once more, with its drafts in the place of the texts that they lie beside. */
async function readBeside(
  { paths, drafts, ...files }: DocumentFiles,
  anchor: Date,
  report: Report,
): Promise<ParsedDocument | undefined> {
  for (const [language, file] of drafts) {
    const message = `${files.slug}.${language}.md is missing beside this draft`;
    if (!paths.has(language)) report({ file, line: 1, message });
  }
  if (drafts.size === 0) return undefined;
  return readDocument(
    { ...files, paths: new Map([...paths, ...drafts]), drafts: new Map() },
    anchor,
    report,
  );
}

async function readSources({ paths }: DocumentFiles, report: Report) {
  const sources = new Map<Language, SourceFile>();
  for (const [language, path] of paths) {
    const source = await readSourceFile(path, report);
    if (source) sources.set(language, source);
  }
  return sources;
}

/** The file that holds the facts of a document without English: the one that says it is the original. */
function originalOf(
  { paths }: DocumentFiles,
  sources: ReadonlyMap<Language, SourceFile>,
): SourceFile | undefined {
  if (paths.has(primaryLanguage)) return undefined;
  const found = [...sources].find(([code, { entries }]) => entries.get('original')?.value === code);
  return found?.[1];
}

function reportOrphans({ paths, slug }: DocumentFiles, report: Report): void {
  for (const [code, file] of paths) {
    const message = `${slug}.${primaryLanguage}.md is missing beside this file, or "original: ${code}" in it`;
    report({ file, line: 1, message });
  }
}

function readFacts(reading: ReadContext): void {
  const { parsed, source } = reading;
  parsed.content.facts = readFields(parsed.collection.facts, reading);
  parsed.content.original = readOriginal(reading);
  parsed.content.formerly = readFormerly(reading);
  const order = source.entries.get('order');
  parsed.hasOrder = order !== undefined;
  if (Number.isInteger(order?.value)) parsed.content.position = Number(order?.value);
  else if (order) reportKey(reading, 'order', 'write a whole number', order);
}

function readOriginal(reading: ReadContext): Language | undefined {
  const entry = reading.source.entries.get('original');
  if (!entry) return undefined;
  const code = String(entry.value);
  if (isLanguage(code)) return code;
  return void reportKey(reading, 'original', 'write the code of a language, such as hi', entry);
}

function readFormerly(reading: ReadContext): string[] | undefined {
  const entry = reading.source.entries.get('formerly');
  if (!entry) return undefined;
  const slugs: unknown[] = Array.isArray(entry.value) ? entry.value : [entry.value];
  if (slugs.every((slug) => typeof slug === 'string' && isSlug(slug))) return slugs.map(String);
  return void reportKey(reading, 'formerly', 'write slugs, such as [old-name]', entry);
}

function emptyDraft({ collection, slug }: DocumentFiles, file: string): ParsedDocument {
  const content = { collection, slug, facts: {}, position: 0, versions: [] };
  return { collection, content, file, hasOrder: false, media: [], references: [], links: [] };
}
