import { constants } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Report } from '#jobs/queue.ts';
import { LONGEST_REPORT } from '../../contract/returns.ts';
import { takeReturns } from './take-returns.ts';

interface FolderOptions {
  db: Database;
  /** A Maildir, or a folder of `.eml` files; without one nothing is read. */
  folder: string | undefined;
  secret: () => Promise<string>;
  report: Report;
}

/** Mails of one run; the rest wait for the next one. */
const MAX_AT_ONCE = 5_000;
/** No link is followed, and no pipe is waited for. */
const PLAIN_FILE = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** A file that is still being written is left for the next run. */
const SETTLED_MS = 5_000;

/**
 * Reads the mails that came back and deletes each, whatever it said: they name people, and nobody else needs
 * them. What a mail said is noted before it is deleted, and twice is no harm.
 */
export function createReadReturnsJob({ db, folder, secret, report }: FolderOptions): Job {
  return defineJob({
    name: 'read-mail-returns',
    payload: z.object({}),
    cron: '*/5 * * * *',
    lane: 'work',
    timeoutSeconds: 240,
    retry: { times: 0, firstWaitSeconds: 60, longestWaitSeconds: 60 },
    async run(_, { signal }) {
      if (folder === undefined) return;
      const key = await secret();
      for (const path of await listMails(folder)) {
        if (signal.aborted) return;
        await takeFile(path, { db, key }).catch(report);
      }
    },
  });
}

async function takeFile(path: string, { db, key }: { db: Database; key: string }): Promise<void> {
  // The parser is needed only where mails come back.
  const { readReport } = await import('./read-report.ts');
  const raw = await readBeginning(path);
  if (!raw) return;
  const told = await readReport(key, raw);
  if (told) await takeReturns(db, key, [told]);
  await rm(path, { force: true });
}

/** The beginning of a file; undefined for one that is being written, or is no file any more. */
async function readBeginning(path: string): Promise<Uint8Array | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, PLAIN_FILE);
    const found = await file.stat();
    if (!found.isFile() || Date.now() - found.mtimeMs < SETTLED_MS) return undefined;
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(LONGEST_REPORT),
      0,
      LONGEST_REPORT,
      0,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await file?.close();
  }
}

/** The mails of a Maildir, seen or not, or else the `.eml` files of a folder. */
async function listMails(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const isMaildir = names.includes('new') && names.includes('cur');
  const found = isMaildir
    ? [...(await listIn(join(folder, 'new'))), ...(await listIn(join(folder, 'cur')))]
    : (await listIn(folder)).filter((path) => /\.eml$/i.test(path));
  return found.slice(0, MAX_AT_ONCE);
}

const listIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => !name.startsWith('.')).map((name) => join(folder, name));
