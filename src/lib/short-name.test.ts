import { expect, test } from 'vitest';
import { firstName, shortName, signOf } from './short-name.ts';

test.each([
  ['Avani Sohane', 'Avani', 'Avani S.', 'A'],
  ['  Sarita  Bai Kale ', 'Sarita', 'Sarita K.', 'S'],
  ['Sarita', 'Sarita', 'Sarita', 'S'],
  ['Dr. Sarita Kale', 'Sarita', 'Sarita K.', 'S'],
  ['Dr Sarita', 'Sarita', 'Sarita', 'S'],
  ['K. R. Sarita', 'Sarita', 'Sarita', 'S'],
  ['Shri M K Ramaiah', 'Ramaiah', 'Ramaiah', 'R'],
  ['डॉ. अवनी सोहने', 'अवनी', 'अवनी सो.', 'अ'],
  ['श्रीमती अवनी', 'अवनी', 'अवनी', 'अ'],
  ['Dr.', 'Dr.', 'Dr.', 'D'],
  ['A B', 'A', 'A B.', 'A'],
  ['', '', '', ''],
])('%s is called %s, listed as %s, and drawn as %s', (name, first, listed, sign) => {
  expect([firstName(name), shortName(name), signOf(name)]).toEqual([first, listed, sign]);
});
