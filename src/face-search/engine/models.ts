import { InferenceSession, Tensor } from 'onnxruntime-node';
import { modelFile } from '../model-files.ts';

/** The three models, loaded. */
export interface Models {
  detector: InferenceSession;
  gate: InferenceSession;
  embedder: InferenceSession;
}

/** One thread each: there are as many processes as processors. */
const terms: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
};

export async function openModels(folder: string): Promise<Models> {
  const open = (name: 'detector' | 'gate' | 'embedder') =>
    InferenceSession.create(modelFile(folder, name), terms);
  const [detector, gate, embedder] = [
    await open('detector'),
    await open('gate'),
    await open('embedder'),
  ];
  return { detector, gate, embedder };
}

/** Runs a model on its one input; the numbers of each output by its name. */
export async function run(
  session: InferenceSession,
  input: Float32Array,
  shape: readonly number[],
): Promise<(name: string) => Float32Array> {
  const outputs = await session.run({ input: new Tensor('float32', input, shape) });
  return (name) => {
    const data = outputs[name]?.data;
    if (data instanceof Float32Array) return data;
    throw new Error(`The model has no output ${name}`);
  };
}
