import { invalid } from '#contract/problems.ts';
import { acceptedVector } from '#face-search/vector.ts';
import { pictureType } from '#lib/picture-type.ts';
import type { SelfieFault } from '../contract.ts';
import type { FaceFinder } from './finder.ts';

/** The fault, and what to do next. */
export const faultSentences: Record<SelfieFault, string> = {
  none: 'No face can be seen. Hold the phone in front of your face',
  several: 'More than one face can be seen. Take the selfie by yourself',
  small: 'Your face is too small. Come closer to the camera',
  dark: 'It is too dark. Turn towards a window or a lamp',
  blurred: 'The picture is blurred. Hold the phone still and try again',
  unreadable: 'This picture cannot be read. Choose another one',
};

interface SelfieInput {
  image?: Blob | undefined;
  template?: string | undefined;
}

interface SelfieVector {
  vector: Float32Array;
  param: 'image' | 'template';
}

/** The vector of what somebody sent. Throws a 422 that tells what to do next. */
export async function readSelfie(
  faces: FaceFinder,
  { image, template }: SelfieInput,
): Promise<SelfieVector> {
  if (image && template)
    throw invalid({ param: 'template', msg: 'Send a selfie or a template, not both' });
  if (template) return { vector: readTemplate(template), param: 'template' };
  if (!image)
    throw invalid({ param: 'image', msg: 'Take a selfie, or choose a photo of yourself' });
  const bytes = new Uint8Array(await image.arrayBuffer());
  if (!pictureType(bytes)) throw refused('Choose a JPEG, PNG or WebP picture');
  const judged = await faces.judge(bytes);
  if ('vector' in judged) return { vector: judged.vector, param: 'image' };
  throw refused(faultSentences[judged.fault]);
}

function readTemplate(template: string): Float32Array {
  const vector = acceptedVector(Buffer.from(template, 'base64'));
  if (vector) return vector;
  throw invalid({ param: 'template', msg: 'This is no face. Take the selfie again' });
}

const refused = (msg: string) => invalid({ param: 'image', msg });
