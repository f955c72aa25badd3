import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readPublishedFiles } from '#content/server/published-pages.ts';
import type { PublishedFile } from '#content/server/published-pages.ts';
import type { Executor } from '#db/database.ts';
import { fileSeals } from '#db/schema/site-watch.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { AlarmDifference } from './alarms.ts';

interface FileParts {
  db: Executor;
  storage: Storage;
}

/** The stored files that were read. */
export interface ComparedFiles {
  files: number;
  found: AlarmDifference[];
  /** Keys of what was read. */
  read: ReadonlySet<string>;
  /** The key to go on from; none at the end. */
  last: string | null;
}

const KEYS_AT_ONCE = 1_000;
/** Octets that one hour reads; the rest follows in the next. */
const MAX_BYTES = 512 * 1024 * 1024;

/**
 * Reads the stored files of public texts after one, and those in `also`, and compares their bytes: with the key where that is
 * their hash, else with what they were when they were read first, because a stored file never changes.
 */
export async function compareFiles(
  parts: FileParts,
  { after, also }: { after: string | null; also: readonly string[] },
  signal: AbortSignal,
): Promise<ComparedFiles> {
  const rows = await readPublishedFiles(parts.db, { after, also, limit: KEYS_AT_ONCE });
  const found: AlarmDifference[] = [];
  const read = new Set<string>();
  let bytes = 0;
  let files = 0;
  for (const row of rows) {
    if (bytes > MAX_BYTES) break;
    for (const named of row.names) {
      signal.throwIfAborted();
      const size = await parts.storage.size(named.name);
      bytes += size ?? 0;
      files += size === undefined ? 0 : 1;
      if (await isSame(parts, row, named, size)) continue;
      found.push(differenceOf(row, named.name));
      break;
    }
    read.add(row.key);
  }
  const isAll = rows.length < KEYS_AT_ONCE && read.size === rows.length;
  const inOrder = [...read].filter((key) => !also.includes(key));
  return { files, found, read, last: isAll ? null : (inOrder.at(-1) ?? null) };
}

async function isSame(
  { db, storage }: FileParts,
  { key }: PublishedFile,
  { name, isLater }: PublishedFile['names'][number],
  size: number | undefined,
): Promise<boolean> {
  if (size === undefined) return isLater ?? false;
  const seal = await hashOf(storage, name);
  if (/^[0-9a-f]{64}\.\w+$/.test(name)) return seal === key;
  await db.insert(fileSeals).values({ key: name, seal }).onConflictDoNothing();
  const [known] = await db.select().from(fileSeals).where(eq(fileSeals.key, name));
  return known?.seal === seal;
}

async function hashOf(storage: Storage, name: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of storage.stream(name)) hash.update(chunk);
  return hash.digest('hex');
}

function differenceOf(
  { key, documentId, collection, title }: PublishedFile,
  name: string,
): AlarmDifference {
  return { kind: 'file', documentId, collection, part: key, title, details: [name] };
}
