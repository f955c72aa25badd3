import { findFaces } from '../engine/find-faces.ts';
import { modelsFolder } from '../model-files.ts';
import { decode } from '../native/decode.ts';
import { openModels } from '../native/open-models.ts';
import { answerRequests } from './answer.ts';
import type { EngineCalls } from './engine-calls.ts';

/** A process that finds the faces of photographs, one after the other. */
const [folder = modelsFolder] = process.argv.slice(2);
const models = openModels(folder);

answerRequests({
  faces: async (bytes) => findFaces(await models, await decode(bytes)),
} satisfies EngineCalls);
