import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where set-up keeps the models. */
export const modelsFolder = join(import.meta.dirname, '..', '..', 'models');

export const modelFile = (folder: string, name: 'detector' | 'gate' | 'embedder') =>
  join(folder, `${name}.onnx`);

/** Whether set-up has fetched the models; it makes the whole folder at once. */
export function hasModels(folder: string = modelsFolder): boolean {
  return existsSync(modelFile(folder, 'embedder'));
}
