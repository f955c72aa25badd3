import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { refuseUnreadable } from '../client-error.ts';

/** How many seconds a request may take to arrive. */
export type SecondsFor = (request: IncomingMessage) => number;

export interface SenderPace {
  /** Between one look at a sender and the next. */
  roundMs: number;
  /** Octets that have to arrive in that time. */
  leastBytes: number;
}

/** Half a kilobyte a second, as of readers. */
const usual: SenderPace = { roundMs: 20_000, leastBytes: 10 * 1024 };

const tooSlow = Object.assign(new Error('The request does not arrive'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

/**
 * Gives each request with a body the time that its call declares, and hangs up when that is over.
 * A call that has more than one round keeps it only while its sender goes on sending.
 */
export function createSenderGuard(secondsFor: SecondsFor, { roundMs, leastBytes } = usual) {
  return function watchSender(request: IncomingMessage): void {
    if (!hasBody(request)) return;
    const { socket } = request;
    const until = performance.now() + secondsFor(request) * 1000;
    let seen = socket.bytesRead;

    const look = () => {
      if (request.complete || socket.destroyed) return;
      const sent = socket.bytesRead - seen;
      if (performance.now() >= until || sent < leastBytes) return refuse(socket);
      seen = socket.bytesRead;
      timer = setTimeout(look, roundFrom(until, roundMs)).unref();
    };
    let timer = setTimeout(look, roundFrom(until, roundMs)).unref();
    request.once('close', () => clearTimeout(timer));
  };
}

/** The milliseconds until the next look: a round, or what is left of the time. */
function roundFrom(until: number, roundMs: number): number {
  return Math.max(0, Math.min(roundMs, until - performance.now()));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function refuse(socket: Socket): void {
  refuseUnreadable(tooSlow, socket);
}
