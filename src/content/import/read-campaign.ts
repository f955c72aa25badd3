import { stat } from 'node:fs/promises';
import type { Collection } from '../declare/collection.ts';
import { checkOrder } from './check-order.ts';
import type { KnownSlugs } from './check-references.ts';
import { checkReferences } from './check-references.ts';
import { findDocuments } from './find-documents.ts';
import type { Report } from './import-error.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { readDocument } from './read-document.ts';
import { checkMedia } from './store-media.ts';

export interface CampaignSource {
  folder: string;
  collections: readonly Collection[];
  /** The day that relative moments count from. */
  anchor: Date;
  /** The documents that references may lead to besides those of the folder. */
  existing: KnownSlugs;
}

/** Reads a whole campaign and reports every error that can be found without changing anything. */
export async function readCampaign(
  source: CampaignSource,
  report: Report,
): Promise<ParsedDocument[]> {
  const { folder, collections, anchor, existing } = source;
  if (!(await isFolder(folder))) {
    report({ file: folder, line: 1, message: 'there is no such folder' });
    return [];
  }
  const drafts: ParsedDocument[] = [];
  for (const files of await findDocuments(folder, collections, report)) {
    const draft = await readDocument(files, anchor, report);
    if (draft) drafts.push(draft);
  }
  checkOrder(drafts, report);
  const all = withBeside(drafts);
  checkReferences(all, existing, collections, report);
  await checkMedia(
    all.flatMap(({ media }) => media),
    report,
  );
  return drafts;
}

/** Documents, and each of those with drafts as these have it. */
export const withBeside = (drafts: readonly ParsedDocument[]): ParsedDocument[] =>
  drafts.flatMap((draft) => (draft.beside ? [draft, draft.beside] : [draft]));

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
