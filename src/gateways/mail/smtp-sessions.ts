import { DeliveryError } from '../delivery-error.ts';
import type { SmtpServer } from './smtp-server.ts';
import { openSession } from './smtp-session.ts';
import type { BeforeEnd, Envelope, SmtpSession } from './smtp-session.ts';

/** Long enough for the next mail of many, shorter than any server's patience. */
const IDLE_MS = 2_000;
/** Many servers hang up after some hundred. */
const MAX_MAILS = 100;

/**
 * Sends mails to a server, one after the other over the same connection while they come close
 * together. Two mails at once have two connections.
 */
export function createSmtpSessions(server: SmtpServer) {
  const idle = new Map<SmtpSession, NodeJS.Timeout>();

  /** The session that was used last, so that the others end when fewer are enough. */
  function takeIdle(): SmtpSession | undefined {
    for (const [session, timer] of [...idle].toReversed()) {
      clearTimeout(timer);
      idle.delete(session);
      if (session.isOpen) return session;
    }
    return undefined;
  }

  function keep(session: SmtpSession): void {
    if (!session.isOpen) return;
    if (session.sent >= MAX_MAILS) return session.quit();
    const leave = () => {
      idle.delete(session);
      if (session.isOpen) session.quit();
    };
    idle.set(session, setTimeout(leave, IDLE_MS).unref());
  }

  return async function deliver(
    envelope: Envelope,
    mail: Uint8Array,
    beforeEnd?: BeforeEnd,
  ): Promise<void> {
    const deliverBy = (session: SmtpSession) =>
      session.send(envelope, mail, beforeEnd).finally(() => keep(session));
    const used = takeIdle();
    if (used && (await deliverBy(used).then(isDone, unlessGone(used)))) return;
    await deliverBy(await openSession(server));
  };
}

const isDone = () => true;

/** Opens a new session where the server closed the one that waited: nothing was sent over that. */
function unlessGone(session: SmtpSession) {
  return (error: unknown) => {
    const isSurelyNotSent = error instanceof DeliveryError && error.outcome === 'notSent';
    if (isSurelyNotSent && !session.isOpen) return false;
    throw error;
  };
}
