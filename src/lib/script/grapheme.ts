/** The first letter or digit as a reader sees it, with its vowel signs; empty when there is none. */
export function firstGrapheme(text: string): string {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment;
  }
  return '';
}
