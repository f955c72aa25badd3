import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { loadFaces } from './font-faces.ts';
import { shapeWord } from './shape-word.ts';

async function shapesOf(text: string, language: Language) {
  const { paths, advance } = shapeWord(text, language, await loadFaces(language));
  return { shapes: paths.match(/d="[^"]+"/g) ?? [], advance };
}

test.each([
  ['त्र', 1],
  ['क्ष', 1],
  ['द्वार', 3],
  ['ट्ठ', 1],
])('the letters of %s are joined to %d shapes', async (text, count) => {
  expect((await shapesOf(text, 'hi')).shapes).toHaveLength(count);
});

test('a danda stands a narrow space away from its word', async () => {
  const [close, apart, space] = await Promise.all(
    ['खुला।', 'खुला\u202f।', 'खुला ।'].map((text) => shapesOf(text, 'hi')),
  );
  expect(apart?.shapes).toHaveLength(close?.shapes.length ?? 0);
  expect(apart?.advance).toBeGreaterThan(close?.advance ?? 0);
  expect(apart?.advance).toBeLessThan(space?.advance ?? 0);
});

test('Marathi has its own form of a letter', async () => {
  expect((await shapesOf('ल', 'mr')).shapes).not.toEqual((await shapesOf('ल', 'hi')).shapes);
});

test('a word of another script is drawn too, and what no font has is left out', async () => {
  expect((await shapesOf('₹14ਨੇ', 'en')).shapes.length).toBeGreaterThanOrEqual(4);
  expect((await shapesOf('🎉', 'en')).shapes).toEqual([]);
});
