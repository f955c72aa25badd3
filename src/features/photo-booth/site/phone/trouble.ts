import type { Trouble } from './messages.ts';

/** The phone cannot look at a selfie by itself, for a reason that is told to the person. */
export class PhoneTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(`The phone cannot do it: ${trouble}`);
    this.trouble = trouble;
  }
}

/** The reason behind what a browser threw. `fetch` and streams throw a `TypeError` where the network is lost. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof PhoneTrouble) return error.trouble;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof RangeError || /memory|allocation/i.test(message)) return 'memory';
  if (name === 'CompileError') return 'unsupported';
  return error instanceof TypeError ? 'offline' : 'broken';
}
