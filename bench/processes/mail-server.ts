/**
 * A mail server on loopback as a child, which takes every mail and tells whom it has heard of. It stands for
 * another machine, so it takes only time that the site and its readers leave.
 */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { runAtIdlePriority } from '#lib/idle-priority.ts';

const taken: string[] = [];

runAtIdlePriority();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    // A sender that dies before the end of a mail has sent none.
    stream.resume().once('end', () => {
      taken.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
server.on('error', () => undefined);
const listening = server.listen(0, '127.0.0.1', () => {
  const { port } = listening.address() as AddressInfo;
  process.send?.(`127.0.0.1:${port}`);
});
process.on('message', (wish: 'count' | 'all') =>
  process.send?.(wish === 'count' ? taken.length : taken),
);
