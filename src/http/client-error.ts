import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problems } from '#contract/problems.ts';

const statusOfCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** A client that is hung up on while it sends loses the answer; so much more of what it sends is read and forgotten. */
export const MAX_DRAINED_BYTES = 4 * 1024 * 1024;
const MAX_DRAIN_MS = 5_000;

/** How many bytes each refused connection may have sent until it is hung up on. */
const refused = new WeakMap<Socket, number>();

/** Whether a connection was refused: whatever it still sends is no request. */
export const isRefused = (socket: Socket): boolean => refused.has(socket);

/** Answers an unreadable request, and closes the connection as soon as its sender has read that. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  const until = refused.get(socket);
  const isGone = error.code === 'ECONNRESET';
  if (until !== undefined) {
    // The parser finds the same fault in each piece that follows.
    if (isGone || socket.bytesRead >= until) socket.destroy();
    return;
  }
  if (isGone || !socket.writable) {
    socket.destroy();
    return;
  }
  refused.set(socket, socket.bytesRead + MAX_DRAINED_BYTES);
  setTimeout(() => socket.destroy(), MAX_DRAIN_MS).unref();
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ success: false, message: problems.malformed.message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
