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
  const out = new Float32Array(side * side * 3);
  if (!level) return out;
  const scale = level.width / width;
  const fitted = { a: at.a * scale, b: at.b * scale, dx: at.dx * scale, dy: at.dy * scale };
  const parts = step * scale > COARSE ? 2 : 1;
  const { a, b } = fitted;
  let to = 0;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1, to += 3)
      for (let part = 0; part < parts * parts; part += 1) {
        const u = x + ((part % parts) + 0.5) / parts - 0.5;
        const v = y + (Math.floor(part / parts) + 0.5) / parts - 0.5;
        addBetween(out, to, level, a * u - b * v + fitted.dx, b * u + a * v + fitted.dy);
      }
  return parts === 1 ? out : out.map((sum) => sum / (parts * parts));
}

/**
 * Adds what lies between four pixels. Without objects, because it is done for millions of them; a pixel outside
 * the picture weighs nothing, and the nearest one inside is read in its place, as reading past the end is slow.
 */
function addBetween(
  out: Float32Array,
  to: number,
  { data, width, height }: Picture,
  x: number,
  y: number,
): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const ofLeft = within(left, width, left + 1 - x);
  const ofRight = within(left + 1, width, x - left);
  const ofTop = within(top, height, top + 1 - y);
  const ofBottom = within(top + 1, height, y - top);
  const toLeft = inside(left, width) * 3;
  const toRight = inside(left + 1, width) * 3;
  const above = inside(top, height) * width * 3;
  const below = inside(top + 1, height) * width * 3;
  for (let colour = 0; colour < 3; colour += 1) {
    const upper =
      ofLeft * (data[above + toLeft + colour] ?? 0) +
      ofRight * (data[above + toRight + colour] ?? 0);
    const lower =
      ofLeft * (data[below + toLeft + colour] ?? 0) +
      ofRight * (data[below + toRight + colour] ?? 0);
    out[to + colour] = (out[to + colour] ?? 0) + ofTop * upper + ofBottom * lower;
  }
}

/** A share, or nothing of what lies outside the picture. */
const within = (at: number, length: number, share: number) => (at >= 0 && at < length ? share : 0);

const inside = (at: number, length: number) => Math.min(Math.max(at, 0), length - 1);
