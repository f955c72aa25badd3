import type { Levels } from './detect.ts';
import type { Picture } from './picture.ts';

/** Leads from a pixel of what is made to a place in the picture: `x' = a·x − b·y + dx`, `y' = b·x + a·y + dy`. */
export interface Similarity {
  a: number;
  b: number;
  dx: number;
  dy: number;
}

/** The number of pixels for one above which the pixels between are sampled too. */
const COARSE = 1.3;

/**
 * Draws a square part of a picture, turned and scaled, `side` pixels wide: three octets each. It is
 * taken from the smallest level that still has as many pixels; outside the picture everything is black.
 */
export function sample(levels: Levels, side: number, at: Similarity): Float32Array {
  const width = levels.at(-1)?.width ?? 1;
  const step = Math.hypot(at.a, at.b);
  const level = levels.find((each) => (step * each.width) / width >= 1) ?? levels.at(-1);
  if (!level) return new Float32Array(side * side * 3);
  const scale = level.width / width;
  const fitted = { a: at.a * scale, b: at.b * scale, dx: at.dx * scale, dy: at.dy * scale };
  return draw(level, side, fitted, step * scale > COARSE ? 2 : 1);
}

/**
 * Each pixel is the mean of `parts * parts` places, and each place lies between four pixels of the picture. One
 * loop without objects, because it is run for hundreds of thousands of places a photograph. A pixel
 * outside the picture weighs nothing, and the nearest one inside is read in its place, as reading past
 * the end is slow.
 */
function draw(picture: Picture, side: number, at: Similarity, parts: number): Float32Array {
  const { data, width, height } = picture;
  const { a, b, dx, dy } = at;
  const out = new Float32Array(side * side * 3);
  const step = 1 / parts;
  const first = step / 2 - 0.5;
  const share = step * step;
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const x = pixel % side;
    const y = (pixel - x) / side;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let v = y + first; v < y + 0.5; v += step)
      for (let u = x + first; u < x + 0.5; u += step) {
        const placeX = a * u - b * v + dx;
        const placeY = b * u + a * v + dy;
        const left = Math.floor(placeX);
        const top = Math.floor(placeY);
        const ofLeft = within(left, width, left + 1 - placeX);
        const ofRight = within(left + 1, width, placeX - left);
        const ofTop = within(top, height, top + 1 - placeY) * share;
        const ofBottom = within(top + 1, height, placeY - top) * share;
        const above = inside(top, height) * width;
        const below = inside(top + 1, height) * width;
        const inLeft = inside(left, width);
        const inRight = inside(left + 1, width);
        const p = 3 * (above + inLeft);
        const q = 3 * (above + inRight);
        const r = 3 * (below + inLeft);
        const s = 3 * (below + inRight);
        const ofP = ofTop * ofLeft;
        const ofQ = ofTop * ofRight;
        const ofR = ofBottom * ofLeft;
        const ofS = ofBottom * ofRight;
        red += ofP * get(data, p) + ofQ * get(data, q);
        red += ofR * get(data, r) + ofS * get(data, s);
        green += ofP * get(data, p + 1) + ofQ * get(data, q + 1);
        green += ofR * get(data, r + 1) + ofS * get(data, s + 1);
        blue += ofP * get(data, p + 2) + ofQ * get(data, q + 2);
        blue += ofR * get(data, r + 2) + ofS * get(data, s + 2);
      }
    out[pixel * 3] = red;
    out[pixel * 3 + 1] = green;
    out[pixel * 3 + 2] = blue;
  }
  return out;
}

const get = (data: Uint8Array, at: number) => data[at] ?? 0;

/** A share, or nothing of what lies outside the picture. */
const within = (at: number, length: number, share: number) => (at >= 0 && at < length ? share : 0);

const inside = (at: number, length: number) => Math.min(Math.max(at, 0), length - 1);
