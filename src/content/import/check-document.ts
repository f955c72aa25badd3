import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { Collection } from '../declare/collection.ts';
import type { Field, Fields } from '../declare/field.ts';
import { isFileWidget } from '../files/formats.ts';
import { documentSchema } from '../server/document/document-schema.ts';
import type { Report } from './import-error.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { quoted, reasonOf } from './reasons.ts';
import type { SourceFile } from './source-file.ts';

type Issue = z.core.$ZodIssue;

/** Reports what keeps a document from being public, each fault at the line that it is about. */
export function checkDocument(
  { collection, content }: ParsedDocument,
  sources: ReadonlyMap<Language, SourceFile>,
  primary: SourceFile,
  report: Report,
): void {
  const { facts, versions } = documentSchema(withFileNames(collection)).shape;
  const ofFacts = facts.safeParse(content.facts).error?.issues ?? [];
  for (const issue of ofFacts) reportKey(issue, collection.facts, content.facts, primary, report);
  for (const { language, title, summary, body, words } of content.versions) {
    const source = sources.get(language) ?? primary;
    const said = { title, summary, body, words };
    const { error } = versions.valueType.safeParse(said);
    for (const { path, ...issue } of error?.issues ?? []) {
      if (path[0] === 'body') reportBody(issue.message, collection, body, source, report);
      else if (path[0] === 'words')
        reportKey({ ...issue, path: path.slice(1) }, collection.words, words, source, report);
      else reportKey({ ...issue, path }, {}, said, source, report);
    }
  }
}

function reportKey(
  issue: Issue,
  fields: Fields,
  values: Record<string, unknown>,
  source: SourceFile,
  report: Report,
): void {
  const key = String(issue.path[0]);
  const value = values[key];
  const isMissing = value === undefined || value === null;
  const reason = isMissing ? 'is missing' : reasonOf(issue, fields[key]?.widget ?? 'text');
  // A rule about several keys names the one, but stands at none.
  const isAboutSeveral = issue.code === 'custom';
  const line = isAboutSeveral ? 1 : (source.entries.get(key)?.line ?? 1);
  const quote = isMissing || isAboutSeveral ? '' : `${quoted(source.entries.get(key)?.value)} `;
  report({ file: source.path, line, message: `${key}: ${quote}${reason}` });
}

function reportBody(
  message: string,
  { body: wish }: Collection,
  body: string | null,
  { path: file, bodyLine: line }: SourceFile,
  report: Report,
): void {
  if (wish === 'none')
    report({ file, line, message: 'write no text here; only front matter is shown' });
  else report({ file, line, message: body === null ? 'the text is missing' : message });
}

/** The collection before its files are stored: a file is the name that front matter gives it. */
function withFileNames(collection: Collection): Collection {
  return { ...collection, facts: namesIn(collection.facts), words: namesIn(collection.words) };
}

function namesIn(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isFileWidget(field.widget) ? nameOf(field) : field,
    ]),
  );
}

function nameOf(field: Field): Field {
  return { ...field, stored: field.isOptional ? z.string().optional() : z.string() };
}
