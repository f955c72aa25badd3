import { unitOf } from '../vector.ts';
import { ALIGNED_SIDE } from './align.ts';
import type { Model } from './models.ts';

const PIXELS = ALIGNED_SIDE * ALIGNED_SIDE;

/** The vector of a face that was drawn upright, of length 1. */
export async function embed(model: Model, face: Float32Array): Promise<Float32Array> {
  const input = new Float32Array(3 * PIXELS);
  // Blue first, as the model was made.
  for (let pixel = 0; pixel < PIXELS; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      input[(2 - channel) * PIXELS + pixel] = ((face[pixel * 3 + channel] ?? 0) - 127.5) / 128;
  const output = await model(input, [1, 3, ALIGNED_SIDE, ALIGNED_SIDE]);
  return unitOf(output('output'));
}
