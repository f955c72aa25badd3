import type { ConsoleText } from './console-text.ts';

/** Stands for every page but the front page. */
const ELSEWHERE = 'elsewhere';

/**
 * The places of a banner: the front page, a list with the pages of its documents, or everywhere else.
 */
export const bannerPlaces = {
  '/': ['Front page', 'मुख पृष्ठ'],
  [ELSEWHERE]: ['All other pages', 'बाक़ी सभी पन्ने'],
  '/news': ['News', 'समाचार'],
  '/pressreleases': ['Press releases', 'प्रेस विज्ञप्तियाँ'],
  '/speeches': ['Speeches', 'भाषण'],
  '/mediacoverage': ['Media coverage', 'मीडिया में'],
  '/events': ['Events', 'कार्यक्रम'],
  '/photos': ['Photos', 'फ़ोटो'],
  '/videos': ['Videos', 'वीडियो'],
  '/audios': ['Audio', 'ऑडियो'],
  '/document': ['Documents', 'दस्तावेज़'],
  '/infographics': ['Infographics', 'इन्फ़ोग्राफ़िक्स'],
  '/biography': ['Biography', 'जीवनी'],
  '/governance': ['Governance', 'शासन'],
  '/contactus': ['Contact', 'संपर्क'],
} as const satisfies Record<string, ConsoleText>;

/** The front page, where a banner shows that names no place. */
const FRONT = '/';

/** Whether a banner with these places shows on the page at a path, without its language. */
export function isBannerAt(places: readonly string[] | undefined, path: string): boolean {
  const named = places?.length ? places : [FRONT];
  if (path === FRONT) return named.includes(FRONT);
  const [, first = ''] = path.split('/');
  return named.includes(ELSEWHERE) || named.includes(`/${first}`);
}
