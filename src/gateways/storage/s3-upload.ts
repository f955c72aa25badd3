import { StorageUnavailable } from './port.ts';
import type { AskS3, S3Request } from './s3-requests.ts';

/** Every store takes parts from 5 MB on, and 10,000 of them: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const LONGEST_ANSWER_BYTES = 64 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

interface Target {
  key: string;
  type: string;
}

/**
 * Puts a stream of any length. One part of it is in memory at a time, so that a part that is lost can
 * be sent again; what fits into one is put at once. Readers see the whole file or none.
 */
export async function putStream(
  ask: AskS3,
  { key, type }: Target,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = inParts(content);
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  const headers = { 'content-type': type };
  if (first.done || second.done) {
    await putWhole(ask, { method: 'PUT', key, headers, body: first.value ?? new Uint8Array() });
    return;
  }
  const uploadId = await begin(ask, key, headers);
  try {
    const tags = [await putPart(ask, key, { uploadId, number: 1, body: first.value })];
    let body: Bytes | undefined = second.value;
    while (body) {
      tags.push(await putPart(ask, key, { uploadId, number: tags.length + 1, body }));
      body = (await parts.next()).value ?? undefined;
    }
    await complete(ask, key, uploadId, tags);
  } catch (error) {
    // Parts that nobody completes would be kept, and paid for, without ever being seen.
    await ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/** A bucket that is not there answers 404 as well. */
async function putWhole(ask: AskS3, request: S3Request): Promise<void> {
  const { ok, body, status } = await ask(request);
  await body?.cancel();
  if (!ok) throw new StorageUnavailable(`The store answered ${status} to a file`);
}

/** The content in pieces of one size, but for the last. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Bytes, undefined> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    pieces.push(piece);
    bytes += piece.length;
    while (bytes >= PART_BYTES) {
      const whole = Buffer.concat(pieces);
      yield whole.subarray(0, PART_BYTES);
      pieces = [whole.subarray(PART_BYTES)];
      bytes -= PART_BYTES;
    }
  }
  if (bytes > 0) yield Buffer.concat(pieces);
  return undefined;
}

async function begin(ask: AskS3, key: string, headers: Record<string, string>): Promise<string> {
  const answer = await ask({ method: 'POST', key, query: { uploads: '' }, headers });
  const [, id] = /<UploadId>([^<]+)<\/UploadId>/.exec(await textOf(answer)) ?? [];
  if (!id) throw new StorageUnavailable('The store began no upload');
  return id.replaceAll('&amp;', '&');
}

interface Part {
  uploadId: string;
  number: number;
  body: Bytes;
}

async function putPart(ask: AskS3, key: string, { uploadId, number, body }: Part): Promise<string> {
  const query = { partNumber: String(number), uploadId };
  const answer = await ask({ method: 'PUT', key, query, body });
  await answer.body?.cancel();
  const tag = answer.headers.get('etag');
  if (!answer.ok || !tag) throw new StorageUnavailable('The store did not take a part');
  return tag;
}

/** Stores may begin to answer 200 before they know, so only the words of the answer count. */
async function complete(ask: AskS3, key: string, uploadId: string, tags: string[]): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = new TextEncoder().encode(
    `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
  );
  const answer = await ask({ method: 'POST', key, query: { uploadId }, body });
  const said = await textOf(answer);
  if (!said.includes('<CompleteMultipartUploadResult'))
    throw new StorageUnavailable('The store did not complete an upload');
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > LONGEST_ANSWER_BYTES) throw new StorageUnavailable('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
