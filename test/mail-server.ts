import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerEnvelope, SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Received {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

/** A real mail server on a free port for one test, with its received mails. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const keep = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope) => {
    const bytes = await buffer(stream);
    received.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      raw: bytes.toString(),
      mail: await PostalMime.parse(bytes),
    });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      // The sender may hang up in the middle of a mail.
      void keep(stream, envelope)
        .catch(() => undefined)
        .finally(done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  const sockets: Socket[] = [];
  server.server.on('connection', (socket) => void sockets.push(socket));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  onTestFinished(async () => {
    // Idle connections, which wait for another mail, would keep it open.
    hangUp();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  const connections = () => sockets.length;
  return { received, address: `127.0.0.1:${port}`, hangUp, connections };
}

/** A refusal by that server. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('Not here'), { responseCode });
}
