import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.mjs';

const NOTO = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf';
const ROBOTO = '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf';

/**
 * The fonts that every Android phone has. The first page of a visit uses them, so measuring as on a
 * phone needs them.
 * @type {import('./make-ready.mjs').Job}
 */
export const phoneLetters = {
  title: 'Installing the letters of a phone',
  isDue: () => mayInstall() && !(existsSync(NOTO) && existsSync(ROBOTO)),
  work: () => install('fonts-noto-core', 'fonts-roboto-unhinted'),
};
