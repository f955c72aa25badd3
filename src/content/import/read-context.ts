import type { Language } from '#contract/languages.ts';
import type { Entry } from './front-matter.ts';
import type { Report } from './import-error.ts';
import type { ParsedDocument, SourceLocation } from './parsed-document.ts';
import type { SourceFile } from './source-file.ts';

/** The context in which one language of a document is read. */
export interface ReadContext {
  parsed: ParsedDocument;
  source: SourceFile;
  /** The file that holds the facts. */
  primary: SourceFile;
  language: Language;
  /** The folder of the media. */
  folder: string;
  /** The day that relative moments count from. */
  baseDate: Date;
  report: Report;
}

/** The location of a key, or of the front matter where the key is missing. */
export function locationOf({ source }: ReadContext, entry?: Entry): SourceLocation {
  return { file: source.path, line: entry?.line ?? 1 };
}

/** Reports an error of one key. */
export function reportKey(context: ReadContext, key: string, message: string, entry?: Entry): void {
  context.report({ ...locationOf(context, entry), message: `${key}: ${message}` });
}
