import { ALIGNED_SIDE } from './align.ts';

/** The light and the focus of an upright face of 112 pixels. */
export interface Quality {
  /** The mean of its middle, from 0 (black) to 255. */
  brightness: number;
  /** How much neighbouring pixels differ, against how much all do; a blurred face has little. */
  sharpness: number;
}

/** The middle, without hair and background. */
const FIRST = 24;
const LAST = ALIGNED_SIDE - 12;

export function qualityOf(face: Float32Array): Quality {
  const grey = greyOf(face);
  const at = (x: number, y: number) => grey[y * ALIGNED_SIDE + x] ?? 0;
  let [sum, squares, edges, count] = [0, 0, 0, 0];
  for (let y = FIRST; y < LAST; y += 1)
    for (let x = FIRST; x < ALIGNED_SIDE - FIRST; x += 1) {
      const here = at(x, y);
      const edge = 4 * here - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += here;
      squares += here * here;
      edges += edge * edge;
      count += 1;
    }
  const brightness = sum / count;
  const spread = Math.max(1, squares / count - brightness * brightness);
  return { brightness, sharpness: edges / count / spread };
}

function greyOf(face: Float32Array): Float32Array {
  const grey = new Float32Array(ALIGNED_SIDE * ALIGNED_SIDE);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = face.subarray(pixel * 3, pixel * 3 + 3);
    grey[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}
