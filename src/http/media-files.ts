import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problems.ts';
import { readRange } from './byte-range.ts';
import type { ByteRange } from './byte-range.ts';
import { canonicalPath } from './canonical-path.ts';
import { mediaType, unknownType } from './media-type.ts';
import { matchesEtag } from './page-cache/etag.ts';
import { splitUrl } from './query.ts';
import { headersOfDocuments } from './security-headers.ts';

/** A stored file that can be read from any byte on. */
export interface StoredFile {
  bytes: number;
  /** The name of another file, which is sent until the one that was asked for is there. */
  standIn?: string;
  /** Stands for these exact bytes, without quotes; without one, nobody may keep them. */
  version?: string;
  read(range?: ByteRange): Readable;
}

/** Finds a stored file by its path below `/media`, `events/rally.jpg`; undefined when there is none. */
export type FindStored = (path: string) => Promise<StoredFile | undefined>;

/** The policy of uploaded files: whatever they are, they run nothing. */
export const USER_FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** Browsers show no PDF in a sandbox; their viewer is one of its own. */
const PDF_POLICY = "frame-ancestors 'none'";
/** Caches that serve many people ask sooner: an order to take a file down is to be carried out within hours. */
const KEEP_FOR_A_DAY = 'public, max-age=86400, s-maxage=300';
const PREFIX = '/media/';

/** Mounts stored files below `/media`, whole or by range, for sound and film that are wound. */
export function registerMedia(app: FastifyInstance, find: FindStored): void {
  app.get(`${PREFIX}*`, async (request, reply) => {
    const path = storedPath(request.url);
    const file = path === undefined ? undefined : await find(path);
    if (path === undefined || !file) throw new Problem('notFound');
    void reply.headers(describe(path, file));
    if (mediaType(path).startsWith('image/'))
      for (const name of headersOfDocuments) void reply.removeHeader(name);
    return sendStored(request, reply, file);
  });
}

function storedPath(url: string): string | undefined {
  const path = canonicalPath(splitUrl(url).path);
  if (!path?.startsWith(PREFIX)) return undefined;
  const segments = path.slice(PREFIX.length).split('/').map(decodeURIComponent);
  return segments.every(isFileName) ? segments.join('/') : undefined;
}

/** Decoded, a segment could still hold a separator, or name something hidden. */
function isFileName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[/\\\0]/.test(segment);
}

/** Sends a file, or the part of it that is asked for; its other headers are set already. */
export function sendStored(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): FastifyReply {
  const etag = file.version && `"${file.version}"`;
  void reply.header('accept-ranges', 'bytes');
  if (etag) void reply.header('etag', etag);
  if (etag && matchesEtag(headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  const range = rangeOf(headers, etag, file.bytes);
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  // HEAD has the headers of the whole, and nothing is read for it.
  const read = (part?: ByteRange) => (method === 'HEAD' ? Readable.from([]) : file.read(part));
  if (range === 'whole') return reply.header('content-length', file.bytes).send(read());
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${file.bytes}`)
    .header('content-length', end - start + 1)
    .send(read(range));
}

/** Parts may only be joined to parts of the same bytes. */
function rangeOf(headers: IncomingHttpHeaders, etag: string | undefined, size: number) {
  const condition = headers['if-range'];
  const isSameFile = condition === undefined || condition === etag;
  return readRange(isSameFile ? headers.range : undefined, size);
}

function describe(path: string, { standIn }: StoredFile): Record<string, string> {
  const type = mediaType(standIn ?? path);
  return {
    'content-type': type,
    'content-disposition': type === unknownType ? 'attachment' : 'inline',
    'content-security-policy': type === 'application/pdf' ? PDF_POLICY : USER_FILE_POLICY,
    'cache-control': standIn ? 'no-cache' : KEEP_FOR_A_DAY,
  };
}
