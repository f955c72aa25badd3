import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutOut, selfieFrom } from '../scripts/sample-album/selfie.ts';

export { cutOut };

const FOLDER = join(import.meta.dirname, '..', 'node_modules/@vladmandic/face-api/demo');

/** One of the six group photographs that come with face-api (MIT); they hold 3, 1, 3, 4, 5 and 4 faces. */
export const groupPhoto = (number: 1 | 2 | 3 | 4 | 5 | 6): Buffer =>
  readFileSync(join(FOLDER, `sample${number}.jpg`));

/** The woman in the middle of photograph 3, who is also the rightmost of photograph 1. */
export const selfieOfHer = () => selfieFrom(groupPhoto(3));

/** The woman of photograph 2. */
export const selfieOfAnother = () => cutOut(groupPhoto(2), [0.65, 0, 0.3, 0.45]);
