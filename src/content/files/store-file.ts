import { createHash } from 'node:crypto';
import type { Storage } from '#gateways/storage/port.ts';
import type { StoredFile, StoredPicture } from '../declare/files.ts';
import { fileName } from './addresses.ts';
import { FileRefused } from './file-refused.ts';
import { typeFor, wanted } from './formats.ts';
import type { FileWidget } from './formats.ts';
import { storePicture } from './store-picture.ts';

/** A file to store; pages and seconds where its document states them. */
export interface IncomingFile {
  name: string;
  bytes: Buffer;
  widget: FileWidget;
  pages?: number | undefined;
  seconds?: number | undefined;
  /** The copies of a picture are made when they are asked for, or by `finishPictures`. */
  copiesLater?: boolean | undefined;
}

/** The first look at a file: how large it is, and how it begins. */
export interface FirstLook {
  size: number;
  begin: Buffer;
  widget: FileWidget;
}

/** Captions are recognised by all of their text, every other type by its first bytes. */
export const bytesForFirstLook = (widget: FileWidget) =>
  widget === 'captions' ? MAX_BYTES : LONGEST_SIGNATURE;

const LONGEST_SIGNATURE = 64;
const MAX_BYTES = 50_000_000;

/**
 * The type of a file, told by how it begins.
 * Throws `FileRefused` when it is too large, or not what the widget takes.
 */
export function checkFile({ size, begin, widget }: FirstLook): string {
  if (size > MAX_BYTES) throw new FileRefused(`is larger than ${MAX_BYTES / 1e6} MB`);
  const type = typeFor(widget, begin);
  if (!type) throw new FileRefused(`is not ${wanted[widget]}`);
  return type;
}

/** Stores a file under the hash of its bytes; a file that is there already costs nothing. Throws `FileRefused`. */
export async function storeFile(
  storage: Storage,
  incoming: IncomingFile,
): Promise<StoredFile | StoredPicture> {
  const { name, bytes, widget, copiesLater } = incoming;
  const type = checkFile({ size: bytes.length, begin: bytes, widget });
  const key = createHash('sha256').update(bytes).digest('hex');
  if (widget === 'picture') return storePicture(storage, { key, name, type, bytes, copiesLater });
  return storePlain(storage, key, type, incoming);
}

async function storePlain(storage: Storage, key: string, type: string, incoming: IncomingFile) {
  const { name, bytes, pages, seconds } = incoming;
  const address = fileName(key, type);
  if (!(await storage.has(address))) await storage.put(address, bytes, type);
  return { key, name, type, bytes: bytes.length, pages, seconds } satisfies StoredFile;
}
