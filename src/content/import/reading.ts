import type { Language } from '#contract/languages.ts';
import type { Draft, Place } from './draft.ts';
import type { Report } from './fault.ts';
import type { Entry } from './front-matter.ts';
import type { SourceFile } from './source-file.ts';

/** One language of a document on its way from a file into the draft. */
export interface Reading {
  draft: Draft;
  source: SourceFile;
  /** The file that holds the facts. */
  primary: SourceFile;
  language: Language;
  /** Where the media lie. */
  folder: string;
  /** The day that relative moments count from. */
  anchor: Date;
  report: Report;
}

/** Where a key stands, or would have to stand. */
export function placeOf({ source }: Reading, entry?: Entry): Place {
  return { file: source.path, line: entry?.line ?? 1 };
}

/** Reports what is wrong with one key. */
export function reportKey(reading: Reading, key: string, message: string, entry?: Entry): void {
  reading.report({ ...placeOf(reading, entry), message: `${key}: ${message}` });
}
