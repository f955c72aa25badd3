import { align } from './align.ts';
import type { ConfirmedFace } from './confirm-faces.ts';
import type { Levels } from './detect.ts';
import { embed } from './embed.ts';
import { locate, sizeOf } from './find-faces.ts';
import type { Models } from './models.ts';
import { turned } from './picture.ts';
import type { Picture } from './picture.ts';
import { qualityOf } from './quality.ts';

/** Why a selfie cannot be searched with. */
export type SelfieFault = 'none' | 'several' | 'small' | 'dark' | 'blurred';

export type JudgedSelfie = { vector: Float32Array } | { fault: SelfieFault };

const SMALLEST_SIDE = 80;
const LEAST_SCORE = 0.9;
/** A face that lies on its side may look like one, but never as much as an upright one. */
const SURELY_UPRIGHT = 0.97;
/** Somebody in the background is no second person, as long as they are so much smaller. */
const BACKGROUND = 0.5;
const DARKEST = 28;
/** Mean octet of a whole picture in which no face can be seen because nothing can. */
const NIGHT = 32;
const LEAST_SHARPNESS = 0.008;

/** The faces of a picture held in one direction, the largest first. */
interface Looked {
  levels: Levels;
  faces: ConfirmedFace[];
  /** Those that may be none. */
  doubtful: ConfirmedFace[];
}

/** The vector of the one face of a selfie, or what is wrong with it. */
export async function judgeSelfie(models: Models, picture: Picture): Promise<JudgedSelfie> {
  let best = await look(models, picture);
  for (const turn of [once, thrice, twice]) {
    if (scoreOf(best) >= SURELY_UPRIGHT) break;
    const next = await look(models, turn(picture));
    if (scoreOf(next) > scoreOf(best)) best = next;
  }
  return judge(models, best);
}

const once = turned;
const twice = (picture: Picture) => turned(once(picture));
const thrice = (picture: Picture) => turned(twice(picture));

const scoreOf = ({ faces }: Looked) => faces[0]?.score ?? 0;

async function look(models: Models, picture: Picture): Promise<Looked> {
  const { levels, faces } = await locate(models, picture);
  const inOrder = faces.sort((a, b) => sizeOf(b) - sizeOf(a));
  const isSure = ({ score }: ConfirmedFace) => score >= LEAST_SCORE;
  return {
    levels,
    faces: inOrder.filter(isSure),
    doubtful: inOrder.filter((face) => !isSure(face)),
  };
}

async function judge(models: Models, looked: Looked): Promise<JudgedSelfie> {
  const { levels, faces } = looked;
  const [face, next] = faces;
  if (!face) return { fault: faultOfNone(looked) };
  if (next && sizeOf(next) > sizeOf(face) * BACKGROUND) return { fault: 'several' };
  if (sizeOf(face) < SMALLEST_SIDE) return { fault: 'small' };
  const aligned = align(levels, face.landmarks);
  const fault = faultOf(aligned);
  return fault ? { fault } : { vector: await embed(models.embedder, aligned) };
}

function faultOf(aligned: Float32Array): 'dark' | 'blurred' | undefined {
  const { brightness, sharpness } = qualityOf(aligned);
  if (brightness < DARKEST) return 'dark';
  return sharpness < LEAST_SHARPNESS ? 'blurred' : undefined;
}

/** The fault of a selfie in which no face is sure: a want of light, a phone that moved, or `none`. */
function faultOfNone({ levels, doubtful: [face] }: Looked): SelfieFault {
  if (isNight(levels)) return 'dark';
  return (
    (face && sizeOf(face) >= SMALLEST_SIDE && faultOf(align(levels, face.landmarks))) || 'none'
  );
}

function isNight([smallest]: Levels): boolean {
  const { data } = smallest ?? { data: new Uint8Array() };
  return data.reduce((sum, octet) => sum + octet, 0) < data.length * NIGHT;
}
