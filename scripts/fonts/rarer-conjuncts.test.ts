import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { hasRarerConjuncts } from '#ui/fonts/rarer-conjuncts.ts';

const WHOLE = import.meta
  .resolve('@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2');
const cutFont = (name: string) =>
  new URL(`../../src/ui/fonts/generated/${name}.woff2`, import.meta.url);
const LETTERS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'].concat([
  'क़',
  'ख़',
  'ग़',
  'ज़',
  'ड़',
  'ढ़',
  'फ़',
]);

/** Tells whether a font draws a text with a visible virama. */
async function viramaIn(file: URL) {
  const options = { keepAllGlyphs: true, targetFormat: 'truetype' } as const;
  const unpacked = await subsetFont(await readFile(file), undefined, options);
  const font = new Font(new Face(new Blob(unpacked), 0));
  const glyphsOf = (text: string) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    return run.getGlyphInfos().map(({ codepoint }) => codepoint);
  };
  const virama = glyphsOf('्').at(-1);
  return (text: string) => glyphsOf(text).includes(virama ?? -1);
}

test.each([400, 700])(
  'no two letters of Hindi at weight %i are joined by a virama that the whole font does not show',
  async (weight) => {
    const shown = await viramaIn(new URL(WHOLE));
    const [common, more] = [
      await viramaIn(cutFont(`devanagari-${weight}`)),
      await viramaIn(cutFont(`devanagari-more-${weight}`)),
    ];
    const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => `${one}्${other}`));
    const joined = pairs.filter((pair) => !shown(pair));
    expect(joined.length).toBeGreaterThan(900);
    expect(joined.filter((pair) => more(pair))).toEqual([]);
    // A page without any of the rarer ones does with the smaller file.
    expect(joined.filter((pair) => common(pair) !== hasRarerConjuncts(pair))).toEqual([]);
  },
);
