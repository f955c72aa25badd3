import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeDandas, spaceDandas } from './danda.ts';

test.each([
  ['पैदल की दूरी पर।', 'पैदल की दूरी पर\u202f।'],
  ['पहला। दूसरा।', 'पहला\u202f। दूसरा\u202f।'],
  ['पर ।', 'पर\u202f।'],
  ['इति॥', 'इति\u202f॥'],
  ['**धावरी।**', '**धावरी\u202f।**'],
  ['। पर', '। पर'],
  ['पर।।', 'पर\u202f।।'],
  ['Near.', 'Near.'],
  ['एक\n॥ दो ॥', 'एक\n॥ दो\u202f॥'],
])('%j', (text, spaced) => {
  expect(spaceDandas(text)).toBe(spaced);
});

test('spacing twice changes nothing', () => {
  const unit = fc.constantFrom('प', 'र', '।', '॥', ' ', '\u202f', '\n', 'a');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(spaceDandas(spaceDandas(text))).toBe(spaceDandas(text));
    }),
  );
});

test('on the wall the danda stands close to its word, and other spaces stay', () => {
  expect(closeDandas('पास\u202f।')).toBe('पास।');
  expect(closeDandas('10\u202fkm')).toBe('10\u202fkm');
});
