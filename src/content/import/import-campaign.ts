import { basename, resolve } from 'node:path';
import type { Database, Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Collection } from '../declare/collection.ts';
import { storedPicture } from '../declare/files.ts';
import type { StoredPicture } from '../declare/files.ts';
import { addWaiting, lackingCopies } from '../files/waiting-pictures.ts';
import { IMPORTER } from '../server/edit/authors.ts';
import { writeDocuments } from '../server/edit/write-documents.ts';
import type { Outcome } from '../server/edit/write-documents.ts';
import { findBaseDate, saveBaseDate } from './base-date.ts';
import { findSlugs } from './existing-slugs.ts';
import { ImportRefused } from './import-error.ts';
import type { ImportError } from './import-error.ts';
import { acquireImportLock } from './import-lock.ts';
import type { MediaReference, ParsedDocument } from './parsed-document.ts';
import type { Progress } from './progress.ts';
import { readCampaign, withBeside } from './read-campaign.ts';
import { isAsStored, saveBeside } from './save-beside.ts';
import { storeMedia } from './store-media.ts';

export interface CampaignImport {
  folder: string;
  collections: readonly Collection[];
  db: Database;
  storage: Storage;
  now: Date;
  progress: Progress;
}

/** How many documents were created, changed and left as they were. */
export type ImportCounts = Record<Outcome, number>;

/**
 * Brings a campaign's files into the database; what is there already stays, what is gone from the
 * folder is kept. New pictures wait for their copies afterwards (`finishPictures`). Throws
 * `ImportRefused` with every fault, or `ImportBusy`, having changed nothing.
 */
export async function importCampaign(campaign: CampaignImport): Promise<ImportCounts> {
  const { folder, collections, db, storage, now, progress } = campaign;
  const name = basename(resolve(folder));
  const anchor = (await findBaseDate(db, name)) ?? now;
  const faults: ImportError[] = [];
  const report = (fault: ImportError) => void faults.push(fault);
  const existing = await findSlugs(db);
  const drafts = await readCampaign({ folder, collections, anchor, existing }, report);
  refuseFaults(faults);
  // Files lie under the hash of their bytes, so those of an import that fails here harm nobody.
  const media = withBeside(drafts).flatMap((draft) => draft.media);
  await storeMedia(media, storage, report, progress);
  refuseFaults(faults);
  const waiting = await lackingCopies(storage, picturesOf(media));
  return transaction(db, async (tx) => {
    await acquireImportLock(tx);
    await saveBaseDate(tx, name, anchor);
    await addWaiting(tx, waiting);
    return saveAll(tx, drafts, progress);
  });
}

function refuseFaults(faults: ImportError[]): void {
  if (faults.length === 0) return;
  // A text with a draft beside it is read twice.
  const once = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  throw new ImportRefused([...once.values()]);
}

function picturesOf(media: readonly MediaReference[]): StoredPicture[] {
  const pictures = media.filter(({ widget }) => widget === 'picture');
  return pictures.map(({ into, field }) => storedPicture.parse(into[field]));
}

async function saveAll(
  tx: Transaction,
  drafts: ParsedDocument[],
  progress: Progress,
): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0 };
  const step = progress.begin('Documents', drafts.length);
  const count = (outcome: Outcome) => {
    counts[outcome] += 1;
    step();
  };
  const stored = new Set<ParsedDocument>();
  for (const draft of drafts) if (await isAsStored(tx, draft)) stored.add(draft);
  stored.forEach(() => count('unchanged'));
  const others = drafts.filter((draft) => !stored.has(draft));
  const written = others.map(({ content }) => content);
  await writeDocuments(tx, written, IMPORTER, count);
  for (const draft of drafts) await saveBeside(tx, draft);
  return counts;
}
