import { printStartupError } from './print-startup-error.ts';

interface Running {
  stop(): Promise<void>;
}

/** Longer than any request may take; then the process ends whatever is still open. */
const MAX_SHUTDOWN_MS = 25_000;

/**
 * Runs a site, or a part of it, until it is told to end. A signal that comes while it starts is kept until it stands,
 * so that no database is left behind. A signal to a whole group of processes comes twice, once of
 * them handed on by npm: the first begins the goodbye, and further ones change nothing.
 */
export async function run<R extends Running>(
  start: () => Promise<R>,
  ready: (running: R) => string | undefined,
) {
  const starting = start();
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isEnding) void end(starting);
      isEnding = true;
    });
  }
  try {
    const line = ready(await starting);
    if (line) console.log(line);
  } catch (error) {
    printStartupError(error);
    process.exit(1);
  }
}

async function end(starting: Promise<Running>): Promise<void> {
  setTimeout(() => process.exit(1), MAX_SHUTDOWN_MS).unref();
  const running = await starting;
  await running.stop();
  process.exit(0);
}
