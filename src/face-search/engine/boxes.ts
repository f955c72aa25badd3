/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ScoredBox extends Box {
  score: number;
}

/** The part of the smaller of two boxes that lies in the other, from 0 to 1. */
function contained(a: Box, b: Box): number {
  return shared(a, b) / Math.min(areaOf(a), areaOf(b));
}

/** The part of both boxes that they share, from 0 to 1. */
export function overlap(a: Box, b: Box): number {
  const both = shared(a, b);
  return both / (areaOf(a) + areaOf(b) - both);
}

/** The best of the boxes that lie on each other, best first. */
export function bestApart<Each extends ScoredBox>(
  boxes: readonly Each[],
  most: { overlap: number; contained?: number },
): Each[] {
  const kept: Each[] = [];
  const isSame = (a: Box, b: Box) =>
    overlap(a, b) > most.overlap ||
    (most.contained !== undefined && contained(a, b) > most.contained);
  for (const box of [...boxes].sort((a, b) => b.score - a.score))
    if (!kept.some((other) => isSame(box, other))) kept.push(box);
  return kept;
}

/** The square around the middle of a box, as wide as its longer side. */
export function squareAround({ left, top, width, height }: Box): Box {
  const side = Math.max(width, height);
  return {
    left: left + (width - side) / 2,
    top: top + (height - side) / 2,
    width: side,
    height: side,
  };
}

const areaOf = ({ width, height }: Box) => width * height;

function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
