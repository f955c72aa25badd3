import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fileTooLarge } from '#contract/call-limits.ts';
import { Problem } from '#contract/problems.ts';
import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import type { Database, Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { fileNameFor } from '#lib/file-name.ts';
import { isOfAgents } from '../access.ts';
import type { AuditEntry, AuditLog } from '../audit-log.ts';
import { requireLog } from '../run-audited.ts';
import type { DiskStore } from './disk-store.ts';
import { dropUpload, findOpenUpload, isKnown, noteArrival } from './upload-rows.ts';
import type { Upload, UploadOwner } from './upload-rows.ts';

/** A file that has arrived whole and lies in storage. */
export interface ArrivedFile {
  id: string;
  /** Its private key in storage, where it lies as it came. */
  key: string;
  /** The name that its sender gave it, without whatever file systems refuse. */
  name: string;
  /** The media type that its bytes tell. */
  type: string;
  bytes: number;
  /** The SHA-256 of its bytes, in hex. */
  sha256: string;
  owner: UploadOwner;
}

/**
 * Processes an arrived file, in the transaction that marks it as arrived: exactly once, even when a
 * process dies in between. The transaction may run again, so nothing outside the database belongs here.
 */
export type Receive = (tx: Transaction, arrived: ArrivedFile) => Promise<void>;

export interface FinishUploadOptions {
  db: Database;
  storage: Storage;
  parts: DiskStore;
  endpoint: UploadEndpoint;
  receive: Receive;
  audit?: AuditLog | undefined;
}

export const privateKey = (id: string) => `private/${id}`;

/**
 * Makes the function that finishes a whole upload. However often it is called for one file, also at
 * once and after a process died in the middle, the file is received once. Throws the Problem
 * `unsupportedType`, and deletes the file, when its bytes are none of the endpoint's types.
 */
export function createFinishUpload(tools: FinishUploadOptions) {
  const inFlight = new Map<string, Promise<void>>();

  return async function finishUpload(id: string): Promise<void> {
    const work = inFlight.get(id) ?? finishUploadOnce(tools, id);
    inFlight.set(id, work);
    await work.finally(() => inFlight.delete(id));
  };
}

async function finishUploadOnce(
  { db, storage, parts, endpoint, receive, audit }: FinishUploadOptions,
  id: string,
): Promise<void> {
  const upload = await findOpenUpload(db, id);
  if (!upload) return;
  const { bytes, ownerId, ownerKind } = upload;
  const type = await requireType({ db, parts, endpoint }, upload);
  const key = privateKey(id);
  const hash = createHash('sha256');
  await storage.put(key, hashed(createReadStream(parts.pathOf(id)), hash), type);
  const { metadata } = await parts.getUpload(id);
  const arrived: ArrivedFile = {
    id,
    key,
    type,
    bytes,
    name: nameOf(metadata?.['filename'] ?? ''),
    sha256: hash.digest('hex'),
    owner: { realm: ownerKind, ownerId },
  };
  const work = async (tx: Transaction) => {
    const isFirst = await noteArrival(tx, id);
    if (isFirst) await receive(tx, arrived);
    return isFirst;
  };
  if (isOfAgents(endpoint.access))
    await requireLog(endpoint, audit).act(work, (isFirst) => isFirst && entryOf(endpoint, arrived));
  else await transaction(db, work);
  await parts.drop(id);
  // The owner may have cancelled the upload, or ended their account, in the meantime.
  if (!(await isKnown(db, id))) await storage.remove(key);
}

/** The entry of an agent's file. It names no address: the last part may have come before a process died. */
const entryOf = ({ name, audit }: UploadEndpoint, { id, owner }: ArrivedFile): AuditEntry => ({
  realm: owner.realm,
  actorId: owner.ownerId,
  call: name,
  target: audit?.target ?? '',
  targetIds: [id],
  outcome: 'done',
  address: '',
});

/**
 * The type of a file by its bytes. Throws `unsupportedType` for one that is not taken and `tooLarge` for
 * one that is larger than its type may be, and forgets it.
 */
export async function requireType(
  { db, parts, endpoint }: Pick<FinishUploadOptions, 'db' | 'parts' | 'endpoint'>,
  { id, bytes }: Pick<Upload, 'id' | 'bytes'>,
): Promise<string> {
  const type = await parts.typeOf(id);
  const problem = problemOf(endpoint, type, bytes);
  if (type && !problem) return type;
  await dropUpload(db, id);
  await parts.drop(id);
  throw problem ?? new Problem('unsupportedType');
}

function problemOf(
  { types, mostBytesOf, refusals }: UploadEndpoint,
  type: string | undefined,
  bytes: number,
): Problem | undefined {
  if (!type || !types.includes(type)) {
    const message = refusals?.[type ?? ''] ?? refusals?.other;
    return new Problem('unsupportedType', {
      message: message ?? 'This kind of file is not taken here.',
    });
  }
  const fileBytes = mostBytesOf?.[type] ?? Infinity;
  if (bytes <= fileBytes) return undefined;
  return new Problem('tooLarge', { message: fileTooLarge({ fileBytes }) });
}

/** Makes a name that is safe to show and to save a file by. */
function nameOf(given: string): string {
  const title = given.replace(/\.[a-z0-9]+$/i, '');
  return fileNameFor(title || 'file', given.toLowerCase());
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
