import type { z } from 'zod';

export interface Retry {
  /** How often it is tried again. */
  times: number;
  /** Before the second try; each further wait is about twice as long. */
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

interface Terms<Payload extends object> {
  /** Of its queue: letters and hyphens. */
  name: string;
  /** What it works on. It is stored as it is, so it holds ids: no address, no code, no text. */
  payload: z.ZodType<Payload>;
  retry: Retry;
  /** How many of them a process does at once; one unless told. */
  atOnce?: number;
  /** When it runs by itself, as cron writes it, in Indian time; its payload is then empty. */
  cron?: string;
}

/** Work that outlives the request it came from. */
export interface Job<Payload extends object = object> extends Terms<Payload> {
  run(stored: unknown): Promise<void>;
}

interface Declared<Payload extends object> extends Terms<Payload> {
  /** A process may die in the middle, and then it runs again: it must bear that. */
  run(payload: Payload): Promise<void>;
}

/** Declares a job. */
export function defineJob<Payload extends object>(declared: Declared<Payload>): Job<Payload> {
  return { ...declared, run: async (stored) => declared.run(declared.payload.parse(stored)) };
}

/** What was foreseen went wrong: the job is tried again, and no fault is logged for it. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
}
