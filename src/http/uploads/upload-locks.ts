import type { ServerOptions } from '@tus/server';
import { Problem } from '#contract/problems.ts';

type Locker = Extract<ServerOptions['locker'], { newLock: unknown }>;

/** The request that holds the lock of a file, and its end. */
interface Holder {
  askToEnd(): Promise<void> | void;
  ended: Promise<void>;
}

/** The time after which the earlier request is cut off, if it does not end by itself. */
const PATIENCE_MS = 15_000;
const RETRY_SECONDS = 5;

/**
 * Allows one request at a time for each file: a sender who comes back on a new connection ends the
 * request of the lost one. The library's own lock does the same, but spins while it waits.
 */
export function createUploadLocks(patienceMs = PATIENCE_MS): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock(id) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      return {
        async lock(signal, askToEnd) {
          const given = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            await holder.askToEnd();
            await endedBefore(given, holder);
          }
          holders.set(id, { askToEnd, ended });
        },
        async unlock() {
          holders.delete(id);
          end();
        },
      };
    },
  };
}

async function endedBefore(given: AbortSignal, { ended }: Holder): Promise<void> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Problem('busy', { retryAfter: RETRY_SECONDS }));
  if (given.aborted) giveUp();
  given.addEventListener('abort', giveUp, { once: true });
  try {
    await Promise.race([ended, over]);
  } finally {
    given.removeEventListener('abort', giveUp);
  }
}
