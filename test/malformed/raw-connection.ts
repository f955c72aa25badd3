import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  status: number;
  /** The head in lower case, status line included. */
  head: string;
  /** Decompressed, as in a browser. */
  body: string;
}

type Waiting = { hasBody: boolean; settle: (answer: RawAnswer | undefined) => void };

const END_OF_HEAD = '\r\n\r\n';
/** Longer than any request may take to arrive. */
const MAX_SILENCE_MS = 90_000;

/** One connection that sends raw bytes, one request after another. */
export class RawConnection {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #waiting: Waiting | undefined;
  isOpen = true;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect(Number(port), hostname).setNoDelay();
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.on('error', () => undefined);
    this.#socket.setTimeout(MAX_SILENCE_MS, () => this.#socket.destroy());
    this.#socket.on('end', () => (this.isOpen = false));
    this.#socket.on('close', () => this.#end());
  }

  /**
   * Sends a request; returns the reply, or undefined when the server hung up without one. A reply
   * to HEAD has no body.
   */
  send(bytes: Uint8Array, hasBody: boolean): Promise<RawAnswer | undefined> {
    return new Promise((settle) => {
      this.#waiting = { hasBody, settle };
      this.#socket.write(bytes);
    });
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(END_OF_HEAD);
    if (end === -1 || !this.#waiting) return;
    const head = this.#received.toString('latin1', 0, end).toLowerCase();
    const bodyStart = end + END_OF_HEAD.length;
    const bodyEnd = bodyStart + lengthOf(head, this.#waiting.hasBody);
    if (this.#received.length < bodyEnd) return;
    const body = unpacked(this.#received.subarray(bodyStart, bodyEnd), head);
    this.#received = this.#received.subarray(bodyEnd);
    if (head.includes('\r\nconnection: close')) this.isOpen = false;
    this.#settle({ status: Number(head.slice(9, 12)), head, body });
  }

  #end(): void {
    this.isOpen = false;
    this.#settle(undefined);
  }

  #settle(answer: RawAnswer | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.settle(answer);
  }
}

function unpacked(body: Buffer, head: string): string {
  if (body.length === 0) return '';
  if (head.includes('\r\ncontent-encoding: br')) return String(brotliDecompressSync(body));
  return String(head.includes('\r\ncontent-encoding: gzip') ? gunzipSync(body) : body);
}

function lengthOf(head: string, hasBody: boolean): number {
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const isEmpty = !hasBody || /^http\/1\.1 (1|204|304)/.test(head);
  return isEmpty ? 0 : Number(length ?? 0);
}
