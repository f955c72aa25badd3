import { expect, test } from 'vitest';
import { latinDigits } from './digits.ts';

test.each([
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '੦੧੨੩੪੫੬੭੮੯',
  '૦૧૨૩૪૫૬૭૮૯',
  '୦୧୨୩୪୫୬୭୮୯',
  '௦௧௨௩௪௫௬௭௮௯',
  '౦౧౨౩౪౫౬౭౮౯',
  '೦೧೨೩೪೫೬೭೮೯',
  '൦൧൨൩൪൫൬൭൮൯',
  '０１２３４５６７８９',
  '0123456789',
])('%s counts from 0 to 9', (digits) => {
  expect(latinDigits(digits)).toBe('0123456789');
});

test('letters around the digits stay', () => {
  expect(latinDigits('बस १४')).toBe('बस 14');
});
