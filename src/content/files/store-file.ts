import { createHash } from 'node:crypto';
import type { Storage } from '#gateways/storage/port.ts';
import type { StoredFile, StoredPicture } from '../declare/field.ts';
import { fileName, fileTypes } from './addresses.ts';
import { FileRefused } from './file-refused.ts';
import { typeFor, wanted } from './formats.ts';
import type { FileWidget } from './formats.ts';
import { countPdfPages } from './pdf-pages.ts';
import { storePicture } from './store-picture.ts';

/** A file on its way in; pages and seconds where somebody who knows has said them. */
export interface IncomingFile {
  name: string;
  bytes: Buffer;
  widget: FileWidget;
  pages?: number;
  seconds?: number;
}

const MOST_BYTES = 50_000_000;

/**
 * The type of an incoming file, told by its bytes.
 * Throws `FileRefused` when it is too large, or not what the widget takes.
 */
export function checkFile({ bytes, widget }: IncomingFile): string {
  if (bytes.length > MOST_BYTES) throw new FileRefused(`is larger than ${MOST_BYTES / 1e6} MB`);
  const type = typeFor(widget, bytes);
  if (!type) throw new FileRefused(`is not ${wanted[widget]}`);
  return type;
}

/** Keeps an incoming file under the hash of its bytes; again, it costs nothing. Throws `FileRefused`. */
export async function storeFile(
  storage: Storage,
  incoming: IncomingFile,
): Promise<StoredFile | StoredPicture> {
  const { name, bytes, widget } = incoming;
  const type = checkFile(incoming);
  const key = createHash('sha256').update(bytes).digest('hex');
  if (widget === 'picture') return storePicture(storage, key, name, bytes);
  return storePlain(storage, key, type, incoming);
}

async function storePlain(storage: Storage, key: string, type: string, incoming: IncomingFile) {
  const { name, bytes, seconds } = incoming;
  const address = fileName(key, type);
  if (!(await storage.has(address))) await storage.put(address, bytes, type);
  const pages = incoming.pages ?? (type === fileTypes.pdf ? countPdfPages(bytes) : undefined);
  return { key, name, type, bytes: bytes.length, pages, seconds } satisfies StoredFile;
}
