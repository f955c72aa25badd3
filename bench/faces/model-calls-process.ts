import { findFaces } from '#face-search/engine/find-faces.ts';
import { modelNames } from '#face-search/engine/models.ts';
import type { Model, ModelName } from '#face-search/engine/models.ts';
import { modelsFolder } from '#face-search/model-files.ts';
import { decode } from '#face-search/native/decode.ts';
import { openModels } from '#face-search/native/open-models.ts';
import { answerRequests } from '#face-search/process/answer.ts';

/** A process that tells how long the calls of the models for a photograph take, without all else. */
const opened = openModels(modelsFolder);

answerRequests({
  calls: async (bytes: Uint8Array) => {
    const models = await opened;
    const calls: (() => ReturnType<Model>)[] = [];
    const watched = (name: ModelName): Model => {
      return (input, shape) => {
        calls.push(() => models[name](input, shape));
        return models[name](input, shape);
      };
    };
    const [detector, gate, embedder] = modelNames.map(watched);
    if (!detector || !gate || !embedder) throw new Error('A model is missing');
    await findFaces({ detector, gate, embedder }, await decode(bytes));
    const begun = performance.now();
    for (const call of calls) await call();
    return performance.now() - begun;
  },
});
