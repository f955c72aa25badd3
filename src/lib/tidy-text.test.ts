import { expect, test } from 'vitest';
import { tidyLine, tidyText } from './tidy-text.ts';

test('a text is kept alike, whichever phone or form it was typed in', () => {
  expect(tidyText('  One cafe\u0301\r\n\r\nTwo  three\rFour\n ')).toBe(
    'One café\n\nTwo  three\nFour',
  );
});

test('a text of one line is kept with single spaces', () => {
  expect(tidyLine(' Asha \t Devi\r\nof\u00A0 Nilova ')).toBe('Asha Devi of Nilova');
});
