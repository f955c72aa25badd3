/** Runs on its one input, numbers or octets, whose sides `shape` names; the numbers of each output by its name. */
export type Model = (
  input: Float32Array | Uint8Array,
  shape: readonly number[],
) => Promise<(name: string) => Float32Array>;

export const modelNames = ['detector', 'gate', 'embedder'] as const;
export type ModelName = (typeof modelNames)[number];

/** The three models, loaded. */
export type Models = Readonly<Record<ModelName, Model>>;
