/** Made once: Intl is slow to make them, and graphemes are the same in every language. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters as a reader sees them, each with its vowel signs. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The first letter or digit as a reader sees it, with its vowel signs; empty when there is none. */
export function firstGrapheme(text: string): string {
  const graphemes = graphemesOf(text.normalize('NFC'));
  return graphemes.find((grapheme) => /[\p{L}\p{N}]/u.test(grapheme)) ?? '';
}
