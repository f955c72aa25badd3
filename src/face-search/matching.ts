import type { Hit } from './index/port.ts';

/** The least likenesses that count as the same person. Likeness is the cosine of two vectors. */
export interface Thresholds {
  /** Surely the same, among few faces and among many. */
  sure: number;
  sureAmongMany: number;
  /** Perhaps the same; shown apart. */
  maybe: number;
  /** Of a small face, which resembles others of its crowd. */
  small: number;
  /** Of a later selfie and the first one of the same person. */
  own: number;
  /** Of a face by which the search goes on. */
  widen: number;
}

/** Chosen on public sets of faces; a campaign may move them. */
export const usualThresholds: Thresholds = {
  sure: 0.45,
  sureAmongMany: 0.5,
  maybe: 0.38,
  small: 0.55,
  own: 0.5,
  widen: 0.5,
};

const FEW = 20_000;
const MANY = 100_000;
const SMALL_FACE = 48;
/** Pixels that a face has at least by which the search goes on. */
const CLEAR_FACE = 80;

export type Match = 'sure' | 'maybe';

/** The likeness from which a face is surely the same person's, among so many. */
export function sureFrom({ sure, sureAmongMany }: Thresholds, faces: number): number {
  const part = Math.log(Math.max(FEW, Math.min(MANY, faces)) / FEW) / Math.log(MANY / FEW);
  return sure + (sureAmongMany - sure) * part;
}

/** Whether a face among so many is the person's that was looked for; undefined for a stranger's. */
export function matchOf(
  { likeness, size }: Pick<Hit, 'likeness' | 'size'>,
  thresholds: Thresholds,
  faces: number,
): Match | undefined {
  if (size < SMALL_FACE) return likeness >= thresholds.small ? 'sure' : undefined;
  if (likeness >= sureFrom(thresholds, faces)) return 'sure';
  return likeness >= thresholds.maybe ? 'maybe' : undefined;
}

/** Whether a face is so surely the person's that others like it are theirs too. */
export const isClear = ({ likeness, size }: Hit, { widen }: Thresholds) =>
  likeness >= widen && size >= CLEAR_FACE;
