import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { storageKey, StorageUnavailable } from './port.ts';
import type { ByteRange, Storage } from './port.ts';
import { createS3Requests } from './s3-requests.ts';
import type { AskS3, S3Timeouts, S3Settings } from './s3-requests.ts';
import { putStream } from './s3-upload.ts';

/** The longest wait for the next piece of a file. */
const PATIENCE_MS = 30_000;

/** Files in a bucket of an S3-compatible store. */
export function s3Storage(settings: S3Settings, patience?: S3Timeouts): Storage {
  const ask = createS3Requests(settings, patience);

  const size = async (key: string): Promise<number | undefined> => {
    const { status, headers } = await ask({ method: 'HEAD', key: storageKey(key) });
    if (status === 404) return undefined;
    const length = headers.get('content-length');
    if (length === null) throw new StorageUnavailable('The store tells no length');
    return Number(length);
  };

  return {
    async put(key, content, type) {
      const stream = content instanceof Uint8Array ? onePiece(content) : content;
      await putStream(ask, { key: storageKey(key), type }, stream);
    },
    async get(key) {
      const answer = await ask({ method: 'GET', key: storageKey(key) });
      if (answer.status !== 404) return buffer(pieces(answer));
      await answer.body?.cancel();
      return undefined;
    },
    stream: (key, range) => streamFrom(ask, storageKey(key), range),
    size,
    has: async (key) => (await size(key)) !== undefined,
    async remove(key) {
      const answer = await ask({ method: 'DELETE', key: storageKey(key) });
      await answer.body?.cancel();
    },
  };
}

async function* onePiece(bytes: Uint8Array) {
  yield bytes;
}

/** The file is asked for when its first piece is; whoever stops reading ends the request. */
function streamFrom(ask: AskS3, key: string, range: ByteRange | undefined): Readable {
  const over = new AbortController();
  const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
  const read = async function* () {
    const answer = await ask({ method: 'GET', key, headers, signal: over.signal });
    if (answer.status !== (range ? 206 : 200)) {
      await answer.body?.cancel();
      throw new StorageUnavailable(`The store answered ${answer.status} for a file`);
    }
    yield* pieces(answer);
  };
  return Readable.from(read(), { objectMode: false }).once('close', () => over.abort());
}

/** The body of an answer; one that dries up in the middle fails. */
async function* pieces({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await soon(reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function soon<Value>(coming: Promise<Value>): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new StorageUnavailable('The store stopped sending')),
    PATIENCE_MS,
  );
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
