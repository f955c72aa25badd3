import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { cacheControl } from './cache-control.ts';
import { toBrotli, toGzip, toSmallestBrotli } from './compress.ts';
import { chooseEncoding, isWorthCompressing } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { createVariant, deliver } from './variant.ts';
import type { Variant } from './variant.ts';

export interface ResponseContent {
  status: number;
  body: string | Uint8Array;
  headers: OutgoingHttpHeaders & { 'content-type': string };
}

/** A fifth larger than at 5, in a sixth of the time; responses that are served often are compressed again. */
const FIRST_QUALITY = 1;
const HITS_BEFORE_SMALLEST = 8;
/**
 * The Brotli quality for a drawing, which each browser keeps and this server does not: it is never
 * compressed again.
 */
const ONLY_QUALITY = 5;
/** The rough size of an entry's headers and bookkeeping. */
const OVERHEAD_BYTES = 4096;

/** A response that can be sent any number of times, to any client. */
export class CachedResponse {
  /** The response without its body, which it has once, as bytes. */
  readonly #head: Omit<ResponseContent, 'body'>;
  readonly #identity: Buffer;
  readonly #isCompressed: boolean;
  readonly #etag: string;
  readonly #variants = new Map<Encoding, Variant>();
  #brotliHits = 0;
  /** Whether it is a page that people read, and no picture or reply of a call. */
  readonly isPage: boolean;

  private constructor({ status, headers, body }: ResponseContent) {
    this.#head = { status, headers };
    const contentType = headers['content-type'];
    this.isPage = status === 200 && contentType.startsWith('text/html');
    this.#identity = Buffer.from(body);
    this.#etag = hash('sha256', this.#identity, 'base64url').slice(0, 22);
    this.#isCompressed = isWorthCompressing(contentType, this.#identity.length);
    this.#add('identity', this.#identity);
  }

  /**
   * Makes a cached response: brotli at a quick quality at once, other encodings on demand. `smallest`
   * is its brotli at the best quality, where there is one already.
   */
  static async of(content: ResponseContent, smallest?: Buffer): Promise<CachedResponse> {
    const answer = new CachedResponse(content);
    if (smallest) answer.#brotliHits = HITS_BEFORE_SMALLEST;
    if (answer.#isCompressed) {
      const isImmutable = content.headers['cache-control'] === cacheControl.immutable;
      const quality = isImmutable ? ONLY_QUALITY : FIRST_QUALITY;
      answer.#add('br', smallest ?? (await toBrotli(answer.#identity, quality)));
    }
    return answer;
  }

  get status(): number {
    return this.#head.status;
  }

  /** The memory that it takes, including that of a gzip variant that may come. */
  get bytes(): number {
    const brotli = this.#variants.get('br')?.body.length ?? 0;
    return OVERHEAD_BYTES + this.#identity.length + 2 * brotli;
  }

  /** Answers a GET or a HEAD, with 304 where the client has these bytes already. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const encoding = this.#encodingFor(request);
    const variant = this.#variants.get(encoding);
    if (variant) deliver(variant, request, response);
    else void this.#zip().then((zipped) => deliver(zipped, request, response));
    if (encoding === 'br') this.#countBrotli();
  }

  #encodingFor({ headers }: IncomingMessage): Encoding {
    const wanted = headers['accept-encoding'];
    return this.#isCompressed && typeof wanted === 'string' ? chooseEncoding(wanted) : 'identity';
  }

  #countBrotli(): void {
    this.#brotliHits += 1;
    if (this.#brotliHits !== HITS_BEFORE_SMALLEST) return;
    // When this fails, the quick variant stays.
    toSmallestBrotli(this.#identity).then(
      (smallest) => this.#add('br', smallest),
      () => undefined,
    );
  }

  async #zip(): Promise<Variant> {
    try {
      return this.#add('gzip', await toGzip(this.#identity));
    } catch {
      return this.#add('identity', this.#identity);
    }
  }

  #add(encoding: Encoding, body: Buffer): Variant {
    const { status, headers } = this.#head;
    const variant = createVariant({ status, headers, encoding, body, etag: this.#etag });
    this.#variants.set(encoding, variant);
    return variant;
  }
}
