/** The worker that looks for a face on the phone itself, so that the page stays smooth. */
import { detect, levelsOf } from '#face-search/engine/detect.ts';
import { judgeSelfie } from '#face-search/engine/judge-selfie.ts';
import type { Models } from '#face-search/engine/models.ts';
import type { WorkerRequest, Outputs, WorkerReply } from './messages.ts';
import { openModels } from './open-models.ts';
import { PhoneTrouble, troubleOf } from './trouble.ts';

/** Twice a second, the gate is not asked. */
const SURE = 0.85;

let models: Models | undefined;

const tell = (told: WorkerReply) => postMessage(told);

async function answer(id: number, asked: WorkerRequest): Promise<Outputs[keyof Outputs]> {
  if (asked.kind === 'open') {
    models ??= await openModels(asked.files, (loaded) => tell({ id, loaded }));
    return undefined;
  }
  if (!models) throw new PhoneTrouble('broken');
  if (asked.kind === 'judge') return judgeSelfie(models, asked.picture);
  const boxes = await detect(models.detector, levelsOf(asked.picture));
  return boxes.filter(({ score }) => score >= SURE);
}

addEventListener('message', ({ data }: MessageEvent<{ id: number } & WorkerRequest>) => {
  const { id } = data;
  answer(id, data).then(
    (output) => tell({ id, output }),
    (error: unknown) => tell({ id, trouble: troubleOf(error) }),
  );
});
