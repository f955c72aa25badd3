import type { InferenceSession } from 'onnxruntime-common';
import type { ModelName, Models } from '../engine/models.ts';
import { modelOf } from '../engine/session-model.ts';
import { modelFile, runtimeIn } from '../model-files.ts';

/** One thread each: there are as many processes as processors. */
const terms: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
};

/** Opens the models in a folder. */
export async function openModels(folder: string): Promise<Models> {
  const { InferenceSession: sessions, Tensor } = runtimeIn(folder);
  const open = async (name: ModelName) =>
    modelOf({ session: await sessions.create(modelFile(folder, name), terms), Tensor });
  const detector = await open('detector');
  const gate = await open('gate');
  const embedder = await open('embedder');
  return { detector, gate, embedder };
}
