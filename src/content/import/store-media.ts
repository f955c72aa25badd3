import { open, readFile } from 'node:fs/promises';
import type { Storage } from '#gateways/storage/port.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { FileRefused } from '../files/file-refused.ts';
import { bytesForFirstLook, checkFile, storeFile } from '../files/store-file.ts';
import type { FirstLook } from '../files/store-file.ts';
import type { Report } from './import-error.ts';
import { isOutsideCampaign } from './is-outside-campaign.ts';
import type { MediaReference } from './parsed-document.ts';
import type { Progress } from './progress.ts';

/** Files that are held in memory at once; pictures among them wait for each other besides. */
const limitConcurrency = createConcurrencyLimit({ atOnce: 4 });

/** Reports every file that is missing or has the wrong type, by its first bytes. */
export async function checkMedia(media: MediaReference[], report: Report): Promise<void> {
  await Promise.all(
    media.map((use) =>
      limitConcurrency(() => orReport(use, report, async () => void checkFile(await lookAt(use)))),
    ),
  );
}

/** Stores every file and sets its stored form in the document; damaged files are reported. */
export async function storeMedia(
  media: MediaReference[],
  storage: Storage,
  report: Report,
  progress: Progress,
): Promise<void> {
  for (const [label, uses] of Object.entries(Object.groupBy(media, labelOf))) {
    const step = progress.begin(label, uses.length);
    await Promise.all(
      uses.map((use) =>
        limitConcurrency(async () => {
          await orReport(use, report, () => storeOne(use, storage));
          step();
        }),
      ),
    );
  }
}

function labelOf({ widget }: MediaReference): 'Pictures' | 'Files' {
  return widget === 'picture' ? 'Pictures' : 'Files';
}

async function storeOne(use: MediaReference, storage: Storage): Promise<void> {
  use.into[use.field] = await storeFile(storage, await load(use));
}

async function load({ path, name, widget, pages, seconds }: MediaReference) {
  const bytes = await readFile(path);
  // The copies are most of the work of an import, and nobody waits for all of them at once.
  return { name, widget, pages, seconds, bytes, copiesLater: true };
}

/** No more is read than the first look needs: all of it is read once, as it is stored. */
async function lookAt({ path, widget }: MediaReference): Promise<FirstLook> {
  if (await isOutsideCampaign(path)) throw new FileRefused('is a link out of the campaign');
  await using file = await open(path);
  const { size } = await file.stat();
  const begin = Buffer.alloc(Math.min(size, bytesForFirstLook(widget)));
  const { bytesRead } = await file.read(begin);
  return { size, begin: begin.subarray(0, bytesRead), widget };
}

/** Reports an error of a file at the line that names it. */
async function orReport(
  use: MediaReference,
  report: Report,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    report({ ...use.location, message: `${use.field}: ${sentenceFor(use, error)}` });
  }
}

function sentenceFor({ name }: MediaReference, error: unknown): string {
  if (error instanceof FileRefused) return `the file ${name} ${error.message}`;
  if (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'EISDIR')
  ) {
    return `there is no file ${name} beside this one`;
  }
  throw error;
}
