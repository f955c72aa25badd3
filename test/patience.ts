/**
 * How long `vi.waitFor` waits, in ms, as `expect.poll` does by vitest.config.ts: what happens soon
 * takes longer on a loaded machine, which is slow, not wrong.
 */
export const PATIENCE = { timeout: 45_000 };
