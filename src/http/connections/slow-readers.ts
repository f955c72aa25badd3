import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ReaderPatience {
  /** The time in which a reader has to take `leastBytes`. */
  patienceMs: number;
  /** The least that has to be read in that time while more waits. */
  leastBytes: number;
}

/**
 * Half a kilobyte a second, which the slowest telephone networks bring. The system's own buffer
 * empties in leaps, so less is not told from nothing.
 */
const usual: ReaderPatience = { patienceMs: 30_000, leastBytes: 16 * 1024 };

/** How far somebody had read, and when. */
interface Mark {
  taken: number;
  at: number;
}

/**
 * Closes connections whose client does not read its answer: each would hold an open file and a
 * connection for as long as the client likes. Idle connections are left to the keep-alive timeout.
 */
export function hangUpOnSlowReaders(server: Server, patience: ReaderPatience = usual): void {
  const { patienceMs, leastBytes } = patience;
  const marks = new Map<Socket, Mark | undefined>();

  function look(socket: Socket, mark: Mark | undefined, now: number): void {
    if (socket.writableLength === 0) marks.set(socket, undefined);
    else if (!mark || takenBy(socket) - mark.taken >= leastBytes)
      marks.set(socket, { taken: takenBy(socket), at: now });
    else if (now - mark.at >= patienceMs) socket.destroy();
  }

  const round = setInterval(() => {
    const now = performance.now();
    marks.forEach((mark, socket) => look(socket, mark, now));
  }, patienceMs / 6).unref();

  server.on('connection', (socket) => {
    marks.set(socket, undefined);
    socket.once('close', () => marks.delete(socket));
  });
  server.once('close', () => clearInterval(round));
}

/** The part of a socket that Node looks at itself to tell a slow write from a stuck one. */
interface WithHandle {
  _handle?: { bytesWritten: number; writeQueueSize: number } | null;
}

/** How many bytes the system has taken for a reader, who may be in the middle of a large piece. */
function takenBy(socket: Socket): number {
  const { _handle: handle } = socket as Socket & WithHandle;
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
