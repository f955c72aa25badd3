import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { Running } from './launch.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;

export interface Supervisor {
  /** Keeps it running no more: waits for a launch that is under way, then calls `halt`. */
  stop(halt: () => Promise<void>): Promise<void>;
}

/** Launches the server again, with growing delays, whenever it ends and nobody asked for that. */
export function supervise(
  first: Running,
  launch: () => Promise<Running>,
  onError: (error: Error) => void,
): Supervisor {
  const stopping = new AbortController();
  let latest: Promise<Running | null> = Promise.resolve(first);

  async function keep(): Promise<void> {
    for (let running = await latest; running; running = await latest) {
      await running.exited;
      latest = stopping.signal.aborted ? Promise.resolve(null) : comeBack();
    }
  }

  async function comeBack(): Promise<Running | null> {
    onError(new EmbeddedDatabaseError('PostgreSQL ended unexpectedly and is started again'));
    for (let delay = FIRST_DELAY_MS; !stopping.signal.aborted; delay *= 2) {
      const running = await attempt();
      if (running) return running;
      await pauseUnlessStopping(Math.min(delay, LONGEST_DELAY_MS));
    }
    return null;
  }

  async function attempt(): Promise<Running | null> {
    return launch().catch((error: Error) => {
      onError(error);
      return null;
    });
  }

  async function pauseUnlessStopping(delay: number): Promise<void> {
    await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  const kept = keep();
  return {
    async stop(halt) {
      stopping.abort();
      await latest;
      await halt();
      await kept;
    },
  };
}
