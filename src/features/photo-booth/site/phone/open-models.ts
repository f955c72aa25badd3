import type * as onnxruntime from 'onnxruntime-common';
import type { Models } from '#face-search/engine/models.ts';
import { modelOf } from '#face-search/engine/session-model.ts';
import { loadFiles } from './load-files.ts';
import type { PhoneParts } from './messages.ts';
import { PhoneTrouble } from './trouble.ts';

const terms: onnxruntime.InferenceSession.SessionOptions = {
  executionProviders: ['wasm'],
  logSeverityLevel: 3,
};

/** Opens the models in a browser, in one thread: more would need a page that is cut off from all others. */
export async function openModels(
  files: PhoneParts['files'],
  tell: (loaded: number) => void,
): Promise<Models> {
  const script = files.find(({ name }) => name === 'script');
  const others = files.filter((file) => file !== script);
  const loaded = await loadFiles(others, tell);
  const of = (name: string) => {
    const bytes = loaded[others.findIndex((file) => file.name === name)];
    if (!bytes) throw new PhoneTrouble('broken');
    return bytes;
  };
  const address = script?.url;
  if (!address) throw new PhoneTrouble('broken');
  const runtime = (await import(/* @vite-ignore */ address)) as typeof onnxruntime;
  Object.assign(runtime.env.wasm, { numThreads: 1, wasmBinary: of('binary') });
  const open = async (name: keyof Models) => {
    const session = await runtime.InferenceSession.create(new Uint8Array(of(name)), terms);
    return modelOf({ session, Tensor: runtime.Tensor });
  };
  return {
    detector: await open('detector'),
    gate: await open('gate'),
    embedder: await open('embedder'),
  };
}
