import { createBoundedQueue } from '#contract/bounded-queue.ts';

/**
 * One at a time, because rendering pixels takes much memory, and a core that compressing and
 * hashing need.
 */
export const queueRender = createBoundedQueue({ atOnce: 1, waiting: 20 });
