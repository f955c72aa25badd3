import { findFaces } from '../engine/find-faces.ts';
import { openModels } from '../engine/models.ts';
import { modelsFolder } from '../model-files.ts';
import { answerRequests } from './answer.ts';

/** A process that finds the faces of photographs, one after the other. */
const [folder = modelsFolder] = process.argv.slice(2);
const models = openModels(folder);

answerRequests({
  faces: async (bytes: Uint8Array) => findFaces(await models, Buffer.from(bytes)),
});
