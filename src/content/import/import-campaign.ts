import { basename, resolve } from 'node:path';
import type { Database, Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { Collection } from '../declare/collection.ts';
import { IMPORTER } from '../server/edit/authors.ts';
import { writeDocuments } from '../server/edit/write-documents.ts';
import type { Outcome } from '../server/edit/write-documents.ts';
import { findAnchor, keepAnchor } from './anchor.ts';
import type { Draft } from './draft.ts';
import { findSlugs } from './existing-slugs.ts';
import { ImportRefused } from './fault.ts';
import type { Fault } from './fault.ts';
import { onlyImport } from './only-import.ts';
import type { Progress } from './progress.ts';
import { readCampaign } from './read-campaign.ts';
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
 * folder is kept. Throws `ImportRefused` with every fault, or `ImportBusy`, having changed nothing.
 */
export async function importCampaign(campaign: CampaignImport): Promise<ImportCounts> {
  const { folder, collections, db, storage, now, progress } = campaign;
  const name = basename(resolve(folder));
  const anchor = (await findAnchor(db, name)) ?? now;
  const faults: Fault[] = [];
  const report = (fault: Fault) => void faults.push(fault);
  const existing = await findSlugs(db);
  const drafts = await readCampaign({ folder, collections, anchor, existing }, report);
  refuseFaults(faults);
  // Files lie under the hash of their bytes, so those of an import that fails here harm nobody.
  await storeMedia(
    drafts.flatMap(({ media }) => media),
    storage,
    report,
    progress,
  );
  refuseFaults(faults);
  return transaction(db, async (tx) => {
    await onlyImport(tx);
    await keepAnchor(tx, name, anchor);
    return saveAll(tx, drafts, progress);
  });
}

function refuseFaults(faults: Fault[]): void {
  if (faults.length > 0) throw new ImportRefused(faults);
}

async function saveAll(
  tx: Transaction,
  drafts: Draft[],
  progress: Progress,
): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0 };
  const step = progress.begin('Documents', drafts.length);
  const written = drafts.map(({ content }) => content);
  await writeDocuments(tx, written, IMPORTER, (outcome) => {
    counts[outcome] += 1;
    step();
  });
  return counts;
}
