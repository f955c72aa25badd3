import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { StoredFile } from '#content/declare/files.ts';
import { FileRefused } from '#content/files/file-refused.ts';
import { storeFile } from '#content/files/store-file.ts';
import { storePicture } from '#content/files/store-picture.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { MadeFile, RawFile } from './made-file.ts';
import type { PdfLook } from './pdf-worker.ts';

const MAX_SECONDS = 20;

/** Stores a PDF with the picture of its first page. */
export async function makePdf(storage: Storage, { name, bytes }: RawFile): Promise<MadeFile> {
  const look = await lookAtPdf(bytes);
  if ('refused' in look) throw new FileRefused(look.refused);
  const { pages } = look;
  const stored: StoredFile = await storeFile(storage, { name, bytes, widget: 'pdf', pages });
  const png = Buffer.from(look.png);
  const key = createHash('sha256').update(png).digest('hex');
  // Another PDF, which was taken down, may have had the same first page.
  const picture = { key, name, type: 'image/png', bytes: png, anew: true };
  const preview = await storePicture(storage, picture);
  return { stored, preview };
}

/** A PDF is a program of sorts: it is drawn on a thread of its own, which can be ended. */
async function lookAtPdf(bytes: Buffer): Promise<PdfLook> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfLook>();
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new FileRefused('takes too long to draw')));
  const timer = setTimeout(() => void worker.terminate(), MAX_SECONDS * 1000);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
