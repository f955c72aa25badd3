import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as onnxruntime from 'onnxruntime-common';
import type { ModelName } from './engine/models.ts';

/** The folder in which set-up keeps the models. */
export const modelsFolder = join(import.meta.dirname, '..', '..', 'models');

export const modelFile = (folder: string, name: ModelName) => join(folder, `${name}.onnx`);

/** Whether set-up has fetched the models; it makes the whole folder at once. */
export function hasModels(folder: string = modelsFolder): boolean {
  return existsSync(modelFile(folder, 'embedder'));
}

/** The runtime comes with the models and not with the other packages: it is larger than all of those together. */
export function runtimeIn(folder: string): typeof onnxruntime {
  return createRequire(join(folder, 'embedder.onnx'))('onnxruntime-node');
}
