import { createBoundedQueue } from '#contract/bounded-queue.ts';

/** A drawing in pixels takes much memory, and a core that compressing and hashing need as well. */
export const queueRender = createBoundedQueue({ atOnce: 1, waiting: 20 });
