import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { PGlite } from 'pglite';

/**
 * Lets clients of PostgreSQL in, each alone in the one session while it is in a transaction. The maker's own
 * package for this would bring its database to every site: drizzle-orm names that as an optional peer.
 */
export async function serveVectors(database: PGlite) {
  const sockets = new Set<Socket>();
  let last = Promise.resolve();
  const takeTurn = async () => {
    const turn = Promise.withResolvers<void>();
    const before = last;
    last = turn.promise;
    await before;
    return turn.resolve;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    // A client that leaves in the middle is no fault.
    serveOne(database, socket, takeTurn).catch(() => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, close };
}

/** Authentication is done, and the session ready. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const ENDS_A_REQUEST = [...Buffer.from('QS')];
const [IDLE] = Buffer.from('I');

async function serveOne(database: PGlite, socket: Socket, takeTurn: () => Promise<() => void>) {
  let endTurn: (() => void) | undefined;
  try {
    for await (const request of requestsOf(socket)) {
      endTurn ??= await takeTurn();
      const answer = await database.execProtocolRaw(request);
      socket.write(answer);
      if (answer.at(-1) !== IDLE) continue;
      endTurn();
      endTurn = undefined;
    }
  } finally {
    if (endTurn) await database.exec('rollback').finally(endTurn);
  }
}

/** The messages of a client, up to each that wants an answer. */
async function* requestsOf(socket: Socket): AsyncGenerator<Buffer> {
  let request: Buffer[] = [];
  for await (const message of messagesOf(socket)) {
    const [kind = 0] = message;
    // A first message has no kind, but the octets of its length.
    if (kind === 0) {
      socket.write(WELCOME);
      continue;
    }
    request.push(message);
    if (!ENDS_A_REQUEST.includes(kind)) continue;
    yield Buffer.concat(request);
    request = [];
  }
}

async function* messagesOf(socket: Socket): AsyncGenerator<Buffer> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk]);
    for (let length = lengthOf(bytes); length <= bytes.length; length = lengthOf(bytes)) {
      yield bytes.subarray(0, length);
      bytes = bytes.subarray(length);
    }
  }
}

/** The octets of the first message with its kind; more than there are where that is not whole. */
function lengthOf(bytes: Buffer): number {
  const head = bytes[0] === 0 ? 0 : 1;
  return bytes.length < head + 4 ? Infinity : head + bytes.readUInt32BE(head);
}
