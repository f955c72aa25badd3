import type { Language } from '#contract/languages.ts';
import type { ParsedDocument, SourceLocation } from './parsed-document.ts';
import type { Report } from './import-error.ts';
import type { Entry } from './front-matter.ts';
import type { SourceFile } from './source-file.ts';

/** One language of a document on its way from a file into the draft. */
export interface ReadContext {
  parsed: ParsedDocument;
  source: SourceFile;
  /** The file that holds the facts. */
  primary: SourceFile;
  language: Language;
  /** Where the media lie. */
  folder: string;
  /** The day that relative moments count from. */
  baseDate: Date;
  report: Report;
}

/** Where a key stands, or would have to stand. */
export function locationOf({ source }: ReadContext, entry?: Entry): SourceLocation {
  return { file: source.path, line: entry?.line ?? 1 };
}

/** Reports what is wrong with one key. */
export function reportKey(context: ReadContext, key: string, message: string, entry?: Entry): void {
  context.report({ ...locationOf(context, entry), message: `${key}: ${message}` });
}
