import { sayFault } from './say-fault.ts';

interface Running {
  address: string;
  stop(): Promise<void>;
}

/** Longer than any request may take; then the process ends whatever is still open. */
const longestGoodbye = 25_000;

/**
 * Runs a site until it is told to end. A signal that comes while it starts is kept until it stands,
 * so that no database is left behind.
 */
export async function run(start: () => Promise<Running>, ready: (address: string) => string) {
  const starting = start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end(starting));
  }
  try {
    const { address } = await starting;
    console.log(ready(address));
  } catch (error) {
    sayFault(error);
    process.exit(1);
  }
}

async function end(starting: Promise<Running>): Promise<void> {
  setTimeout(() => process.exit(1), longestGoodbye).unref();
  const running = await starting;
  await running.stop();
  process.exit(0);
}
