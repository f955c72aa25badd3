import { createBusyLine } from '#contract/busy-line.ts';

/** A drawing in pixels takes much memory, and a core that compressing and hashing need as well. */
export const drawInTurn = createBusyLine({ atOnce: 1, waiting: 20 });
