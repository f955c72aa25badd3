import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Face } from './engine/find-faces.ts';
import { modelsFolder } from './model-files.ts';
import { askedProcess } from './process/ask.ts';
import type { EngineCalls } from './process/engine-calls.ts';

/** Finds faces in as many photographs at once as there are processors. */
export interface Engines {
  /** How many photographs it looks at side by side. */
  atOnce: number;
  /**
   * The faces of a photograph. Throws `ProcessEnded` when a photograph brought the process down or
   * took too long, and an error named `UnreadablePicture`.
   */
  findFaces(bytes: Uint8Array): Promise<Face[]>;
  stop(): void;
}

const LONGEST_MS = 30_000;
const IDLE_MS = 30_000;

/** More than a photograph with all its copies needs. */
const KEPT_BYTES = String(256 * 1024 * 1024);
/**
 * Settings of glibc: memory that is freed waits for the next photograph, whichever thread freed it, as having it
 * anew takes milliseconds.
 */
export const engineEnvironment = {
  ...process.env,
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: KEPT_BYTES,
  MALLOC_TRIM_THRESHOLD_: KEPT_BYTES,
};

/** Every process looks at one photograph at a time, so that one that fails is the fault of that one. */
export function createEngines({
  atOnce = availableParallelism(),
  folder = modelsFolder,
}: { atOnce?: number; folder?: string } = {}): Engines {
  const file = join(import.meta.dirname, 'process', 'engine-process.ts');
  const all = Array.from({ length: atOnce }, () =>
    askedProcess<EngineCalls>({
      file,
      args: [folder],
      environment: engineEnvironment,
      longestMs: LONGEST_MS,
      idleMs: IDLE_MS,
    }),
  );
  const free = [...all];
  const next: ((engine: (typeof all)[number]) => void)[] = [];

  return {
    atOnce,
    async findFaces(bytes) {
      const engine = free.pop() ?? (await new Promise<(typeof all)[number]>((go) => next.push(go)));
      try {
        return await engine.ask('faces', bytes);
      } finally {
        const waiting = next.shift();
        if (waiting) waiting(engine);
        else free.push(engine);
      }
    },
    stop: () => all.forEach((engine) => engine.stop()),
  };
}
