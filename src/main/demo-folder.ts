import { join } from 'node:path';

/** The example that a new site begins with. */
export const DEMO = join(import.meta.dirname, '..', '..', 'demo');
