/**
 * The time that `vi.waitFor` waits, in ms; vitest.config.ts sets the same for `expect.poll`. A
 * loaded machine is slow, not wrong.
 */
export const PATIENCE = { timeout: 45_000 };
