import { expect, test } from 'vitest';
import { titleLength } from './title-length.ts';

test('titles of short words are set at full size, however many words there are', () => {
  expect(titleLength('Press releases')).toBeUndefined();
  expect(titleLength('What has been done so far')).toBeUndefined();
});

test('one long word makes the whole title smaller', () => {
  expect(titleLength('Our accomplishments')).toBe('long');
  expect(titleLength('Telecommunications')).toBe('longest');
});

test('a conjunct counts as the one letter that readers see', () => {
  expect(titleLength('प्रेस विज्ञप्तियाँ')).toBeUndefined();
});

test('the wide letters of Malayalam fill a line sooner', () => {
  expect(titleLength('പത്രക്കുറിപ്പുകൾ')).toBe('longest');
});
