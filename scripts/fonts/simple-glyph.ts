/** A point of an outline in font units; the line bends towards those that are not on it. */
export interface Point {
  x: number;
  y: number;
  isOnLine: boolean;
}
export type Contour = Point[];

/** The number of contours and the bounding box, two bytes each. */
const HEADER = 10;
const LEFT_EDGE = 2;
const ON_LINE = 0x01;
const SHORT = { x: 0x02, y: 0x04 };
const REPEATED = 0x08;
/** The flags that give the sign of a short step, and tell whether a long one is left out. */
const SAME_OR_POSITIVE = { x: 0x10, y: 0x20 };

/**
 * The contours of an entry of TrueType's `glyf` table, or none where it is put together from others.
 * https://learn.microsoft.com/en-us/typography/opentype/spec/glyf
 */
export function readContours(entry: Buffer): Contour[] | undefined {
  const count = entry.readInt16BE(0);
  if (count < 0) return undefined;
  const ends = Array.from({ length: count }, (_, index) => entry.readUInt16BE(HEADER + 2 * index));
  const length = (ends.at(-1) ?? -1) + 1;
  let at = HEADER + 2 * count;
  at += 2 + entry.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < length) {
    const flag = entry.readUInt8(at++);
    const times = flag & REPEATED ? 1 + entry.readUInt8(at++) : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const readAxis = (axis: 'x' | 'y'): number[] => {
    let place = 0;
    return flags.map((flag) => {
      const isPositive = (flag & SAME_OR_POSITIVE[axis]) !== 0;
      if (flag & SHORT[axis]) place += entry.readUInt8(at++) * (isPositive ? 1 : -1);
      else if (!isPositive) {
        place += entry.readInt16BE(at);
        at += 2;
      }
      return place;
    });
  };
  const xs = readAxis('x');
  const ys = readAxis('y');
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnLine: (flag & ON_LINE) !== 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** The left edge of an entry's bounding box. */
export function leftEdgeOf(entry: Buffer): number {
  return entry.readInt16BE(LEFT_EDGE);
}

/** The entry of some contours, plain and without hints: WOFF2 packs it anew. */
export function writeContours(contours: readonly Contour[]): Buffer {
  const points = contours.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  let last = -1;
  const ends = contours.map((contour) => (last += contour.length));
  return Buffer.concat([
    words([contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
    words([...ends, 0]),
    Buffer.from(points.map(({ isOnLine }) => (isOnLine ? ON_LINE : 0))),
    words(steps(xs)),
    words(steps(ys)),
  ]);
}

function steps(places: readonly number[]): number[] {
  return places.map((place, index) => place - (places[index - 1] ?? 0));
}

function words(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => bytes.writeInt16BE(number, 2 * index));
  return bytes;
}
