import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createSerialQueue } from '#lib/serial-queue.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli at a quality of 0 to 11. */
export function toBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export function toGzip(bytes: Buffer): Promise<Buffer> {
  return zip(bytes, { level: 6 });
}

const inTurn = createSerialQueue();

/** The smallest brotli, which takes a while: one at a time, so that other work has threads left. */
export function toSmallestBrotli(bytes: Buffer): Promise<Buffer> {
  return inTurn(() => toBrotli(bytes, 11));
}
