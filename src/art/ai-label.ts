import type { AiExtent } from '#contract/ai-media.ts';
import { EM } from './share-pictures/font-faces.ts';
import { layOutLine } from './share-pictures/text-layout.ts';

/** The rule asks for a tenth of what is seen. */
const SHARE = 0.1;
/** A very wide picture has a taller label, so that it can be read where it is 320 pixels wide. */
const LOWEST = 0.09;
const LETTERS = 0.56;
const BASELINE = 0.3;
const MARGIN = 0.025;

const words: Record<AiExtent, readonly [en: string, hi: string]> = {
  made: ['Made with AI', 'एआई से बनाया गया'],
  changed: ['Changed with AI', 'एआई से बदला गया'],
};

/** The band over the foot of a picture of this size that says, in English and Hindi, that AI had a part in it. */
export async function drawAiLabel(
  { width, height }: { width: number; height: number },
  extent: AiExtent,
): Promise<{ svg: string; height: number }> {
  const tall = Math.min(height, Math.ceil(Math.max(height * SHARE, width * LOWEST)));
  const [en, hi] = words[extent];
  const [english, hindi] = await Promise.all([
    layOutLine({ text: en, language: 'en' }),
    layOutLine({ text: hi, language: 'hi' }),
  ]);
  const gap = EM * 0.6;
  const advance = english.advance + gap + hindi.advance;
  const room = width * (1 - 2 * MARGIN);
  const size = Math.min(tall * LETTERS, (room * EM) / advance);
  const scale = size / EM;
  const baseline = (tall + size) / 2 - size * BASELINE * 0.5;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}">` +
    `<rect width="${width}" height="${tall}" fill="#111"/>` +
    `<g fill="#fff" transform="translate(${width * MARGIN} ${baseline}) scale(${scale} ${-scale})">` +
    `${english.paths}<g transform="translate(${english.advance + gap} 0)">${hindi.paths}</g></g></svg>`;
  return { svg, height: tall };
}
