import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { DocumentFiles } from './campaign-folder.ts';
import { checkDocument } from './check-document.ts';
import type { ParsedDocument } from './parsed-document.ts';
import type { Report } from './import-error.ts';
import { readFields } from './read-fields.ts';
import { readVersion } from './read-version.ts';
import { reportKey } from './read-context.ts';
import type { ReadContext } from './read-context.ts';
import { readSourceFile } from './source-file.ts';
import type { SourceFile } from './source-file.ts';

/** Reads all languages of one document, and reports every error. */
export async function readDocument(
  files: DocumentFiles,
  anchor: Date,
  report: Report,
): Promise<ParsedDocument | undefined> {
  const sources = await readSources(files, report);
  const primary = sources.get(primaryLanguage);
  if (!files.paths.has(primaryLanguage)) reportOrphans(files, report);
  if (!primary) return undefined;
  const draft = emptyDraft(files, primary.path);
  for (const [language, source] of sources) {
    const reading: ReadContext = {
      parsed: draft,
      source,
      primary,
      language,
      folder: files.folder,
      baseDate: anchor,
      report,
    };
    if (language === primaryLanguage) readFacts(reading);
    draft.content.versions.push(readVersion(reading));
  }
  checkDocument(draft, sources, primary, report);
  return draft;
}

async function readSources({ paths }: DocumentFiles, report: Report) {
  const sources = new Map<Language, SourceFile>();
  // The primary language first: the facts stand there, and the others' moments depend on them.
  const primaryFirst = [...paths].toSorted(([one]) => (one === primaryLanguage ? -1 : 1));
  for (const [language, path] of primaryFirst) {
    const source = await readSourceFile(path, report);
    if (source) sources.set(language, source);
  }
  return sources;
}

function reportOrphans({ paths, slug }: DocumentFiles, report: Report): void {
  for (const file of paths.values()) {
    report({ file, line: 1, message: `${slug}.${primaryLanguage}.md is missing beside this file` });
  }
}

function readFacts(reading: ReadContext): void {
  const { parsed, source } = reading;
  parsed.content.facts = readFields(parsed.collection.facts, reading);
  const order = source.entries.get('order');
  parsed.hasOrder = order !== undefined;
  if (Number.isInteger(order?.value)) parsed.content.position = Number(order?.value);
  else if (order) reportKey(reading, 'order', 'write a whole number', order);
}

function emptyDraft({ collection, slug }: DocumentFiles, file: string): ParsedDocument {
  const content = { collection, slug, facts: {}, position: 0, versions: [] };
  return { collection, content, file, hasOrder: false, media: [], references: [], links: [] };
}
