import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Encoding } from './encoding.ts';
import { matchesEtag } from './etag.ts';

/** An answer in one encoding, with every header ready. */
export interface Variant {
  status: number;
  body: Buffer;
  etag: string;
  /** Names and values in turns, which Node writes faster than an object. */
  headers: OutgoingHttpHeader[];
  /** The headers of a 304. */
  unchangedHeaders: OutgoingHttpHeader[];
}

interface VariantOptions {
  status: number;
  headers: OutgoingHttpHeaders;
  encoding: Encoding;
  body: Buffer;
  /** Of the uncompressed bytes, without quotes. */
  etag: string;
}

export function createVariant({ status, headers, encoding, body, etag }: VariantOptions): Variant {
  const isIdentity = encoding === 'identity';
  // A strong tag stands for exact bytes, so each encoding has its own.
  const ownEtag = isIdentity ? `"${etag}"` : `"${etag}-${encoding}"`;
  const { 'content-type': contentType, ...others } = headers;
  const unchanged = { ...others, etag: ownEtag };
  const whole = {
    ...unchanged,
    'content-type': contentType,
    'content-length': String(body.length),
    ...(!isIdentity && { 'content-encoding': encoding }),
  };
  return {
    status,
    body,
    etag: ownEtag,
    unchangedHeaders: inTurns(unchanged),
    headers: inTurns(whole),
  };
}

function inTurns(headers: OutgoingHttpHeaders): OutgoingHttpHeader[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, value],
  );
}

/** Sends a variant; an answer to HEAD has the headers only. */
export function deliver(
  variant: Variant,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // HTTP/1.1 keeps connections without two headers that say so: 48 bytes of each small file.
  if (request.httpVersion === '1.1' && response.shouldKeepAlive)
    response.removeHeader('connection');
  const known = request.headers['if-none-match'];
  if (variant.status === 200 && known && matchesEtag(known, variant.etag)) {
    response.writeHead(304, variant.unchangedHeaders).end();
    return;
  }
  response.writeHead(variant.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}
