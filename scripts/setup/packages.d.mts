/** Runs npm on the Node that npm was started with; `output` is what it printed. */
export function npm(args: readonly string[]): Promise<{ ok: boolean; output: string }>;
