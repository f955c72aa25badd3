import { bestApart } from './boxes.ts';
import type { ScoredBox } from './boxes.ts';
import { halve } from './halve.ts';
import type { Model } from './models.ts';
import type { Picture } from './picture.ts';

/** Large faces are found in small pictures, small ones in large: each is half as wide, down to below this. */
const LONGEST_SMALL = 400;
const LEAST_SCORE = 0.6;
const MAX_OVERLAP = 0.35;

/** Both sides of what goes in are multiples of this. */
const GRID = 64;
/** The anchors: at each step of so many pixels, squares of these sides. */
const ANCHORS = [
  { step: 8, sides: [10, 16, 24] },
  { step: 16, sides: [32, 48] },
  { step: 32, sides: [64, 96] },
  { step: 64, sides: [128, 192, 256] },
];
/** The octet that the detector takes for nothing. */
const NOTHING = 127;
const CENTRE_VARIANCE = 0.1;
const SIZE_VARIANCE = 0.2;

/** A picture in the sizes in which faces were looked for, the smallest first. */
export type Levels = readonly Picture[];

export function levelsOf(picture: Picture): Levels {
  const levels = [picture];
  for (let last = picture; longestOf(last) >= LONGEST_SMALL;) {
    last = halve(last);
    levels.unshift(last);
  }
  return levels;
}

const longestOf = ({ width, height }: Picture) => Math.max(width, height);

/** Faces in a picture, best first, in pixels of its largest level; some of them are none. */
export async function detect(detector: Model, levels: Levels): Promise<ScoredBox[]> {
  const width = levels.at(-1)?.width ?? 1;
  const found: ScoredBox[] = [];
  for (const level of levels) {
    const scale = width / level.width;
    const boxes = bestApart(await detectAt(detector, level), { overlap: MAX_OVERLAP });
    found.push(...boxes.map((box) => scaled(box, scale)));
  }
  return bestApart(found, { overlap: MAX_OVERLAP });
}

function scaled({ left, top, width, height, score }: ScoredBox, by: number): ScoredBox {
  return { left: left * by, top: top * by, width: width * by, height: height * by, score };
}

async function detectAt(detector: Model, picture: Picture): Promise<ScoredBox[]> {
  const { data, width, height } = padded(picture);
  const output = await detector(data, [1, 1, height, width * 3]);
  return decodeBoxes(output('scores'), output('462'), { width, height });
}

/** The picture with both sides in multiples of 64, and nothing beside it. */
function padded(picture: Picture): Picture {
  const width = roundUp(picture.width);
  const height = roundUp(picture.height);
  if (width === picture.width && height === picture.height) return picture;
  const data = new Uint8Array(3 * width * height);
  const [row, wider] = [3 * picture.width, 3 * width];
  for (let y = 0; y < picture.height; y += 1) {
    data.set(picture.data.subarray(y * row, (y + 1) * row), y * wider);
    data.fill(NOTHING, y * wider + row, (y + 1) * wider);
  }
  data.fill(NOTHING, picture.height * wider);
  return { data, width, height };
}

const roundUp = (side: number) => Math.ceil(side / GRID) * GRID;

function decodeBoxes(
  scores: Float32Array,
  offsets: Float32Array,
  { width, height }: { width: number; height: number },
): ScoredBox[] {
  const boxes: ScoredBox[] = [];
  let first = 0;
  for (const { step, sides } of ANCHORS) {
    const columns = width / step;
    const count = columns * (height / step) * sides.length;
    for (let nth = 0; nth < count; nth += 1) {
      const score = scores[(first + nth) * 2 + 1] ?? 0;
      if (score < LEAST_SCORE) continue;
      const cell = Math.floor(nth / sides.length);
      const side = sides[nth % sides.length] ?? 0;
      const x = ((cell % columns) + 0.5) * step;
      const y = (Math.floor(cell / columns) + 0.5) * step;
      boxes.push(boxAt({ x, y, side, score }, offsets.subarray((first + nth) * 4)));
    }
    first += count;
  }
  return boxes;
}

interface Anchor {
  x: number;
  y: number;
  side: number;
  score: number;
}

function boxAt({ x, y, side, score }: Anchor, [dx = 0, dy = 0, dw = 0, dh = 0]: Float32Array) {
  const width = side * Math.exp(dw * SIZE_VARIANCE);
  const height = side * Math.exp(dh * SIZE_VARIANCE);
  return {
    left: x + dx * CENTRE_VARIANCE * side - width / 2,
    top: y + dy * CENTRE_VARIANCE * side - height / 2,
    width,
    height,
    score,
  };
}
