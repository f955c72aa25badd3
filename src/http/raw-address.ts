import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** What Node's parser gives on when it cannot go on. */
export interface UnreadableRequest extends NodeJS.ErrnoException {
  rawPacket?: unknown;
}

const requestLine = /^([A-Z]+) ([^ \r\n]*[\u0080-\u00ff][^ \r\n]*) HTTP\/1\.1\r\n/;
const rawByte = /[\u0080-\u00ff]/g;

/**
 * Serves a request whose address holds raw UTF-8, as `curl` sends what people type: browsers encode
 * it, Node's parser refuses it. The request is read anew with those bytes percent-encoded. False
 * when that is not what is wrong, or when it is not the first thing that came on its connection.
 */
export function readRawAddress(server: Server, error: UnreadableRequest, socket: Socket): boolean {
  const { code, rawPacket } = error;
  if (code !== 'HPE_INVALID_URL' || !(rawPacket instanceof Buffer)) return false;
  if (rawPacket.length !== socket.bytesRead) return false;
  const mended = encoded(rawPacket);
  if (!mended) return false;
  server.emit('connection', new ReadAnew(mended, socket));
  return true;
}

/** It is the last request of its connection, whose first parser has given up. */
function encoded(packet: Buffer): Buffer | undefined {
  const text = packet.toString('latin1');
  const [line, method, address] = requestLine.exec(text) ?? [];
  if (line === undefined || address === undefined) return undefined;
  const head = `${method} ${address.replace(rawByte, percent)} HTTP/1.1\r\nconnection: close\r\n`;
  return Buffer.from(head + text.slice(line.length), 'latin1');
}

function percent(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** A connection that begins with the given bytes, and goes on as the socket does. */
class ReadAnew extends Duplex {
  readonly #socket: Socket;
  readonly remoteAddress: string | undefined;

  constructor(first: Buffer, socket: Socket) {
    super();
    this.#socket = socket;
    this.remoteAddress = socket.remoteAddress;
    this.push(first);
    // The parser that gave up still listens.
    socket.removeAllListeners('data').removeAllListeners('end');
    socket.on('data', (chunk) => void (this.push(chunk) || socket.pause()));
    socket.once('end', () => this.push(null)).once('close', () => this.destroy());
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: () => void): void {
    this.#socket.write(chunk, encoding, done);
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}
