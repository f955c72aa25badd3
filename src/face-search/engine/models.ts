import type { InferenceSession } from 'onnxruntime-common';
import { modelFile, runtimeIn } from '../model-files.ts';

/** Runs on its one input, whose sides `shape` names; the numbers of each output by its name. */
export type Model = (
  input: Float32Array,
  shape: readonly number[],
) => Promise<(name: string) => Float32Array>;

/** The three models, loaded. */
export interface Models {
  detector: Model;
  gate: Model;
  embedder: Model;
}

/** One thread each: there are as many processes as processors. */
const terms: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
};

export async function openModels(folder: string): Promise<Models> {
  const detector = await open(folder, 'detector');
  const gate = await open(folder, 'gate');
  const embedder = await open(folder, 'embedder');
  return { detector, gate, embedder };
}

async function open(folder: string, name: keyof Models): Promise<Model> {
  const runtime = runtimeIn(folder);
  const session = await runtime.InferenceSession.create(modelFile(folder, name), terms);
  return async (input, shape) => {
    const outputs = await session.run({ input: new runtime.Tensor('float32', input, shape) });
    return (output) => {
      const data = outputs[output]?.data;
      if (data instanceof Float32Array) return data;
      throw new Error(`The model has no output ${output}`);
    };
  };
}
