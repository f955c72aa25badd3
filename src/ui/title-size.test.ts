import { expect, test } from 'vitest';
import { titleSize, wordLength } from './title-size.ts';

test('titles of short words are set at full size, however many words there are', () => {
  expect(titleSize('Press releases')).toBeUndefined();
  expect(titleSize('What has been done so far')).toBeUndefined();
});

test('one long word makes the whole title smaller', () => {
  expect(titleSize('Our accomplishments')).toBe('long');
  expect(titleSize('Telecommunications')).toBe('longest');
});

test('a conjunct counts as the one letter that readers see', () => {
  expect(titleSize('प्रेस विज्ञप्तियाँ')).toBeUndefined();
});

test('the wide letters of Malayalam fill a line sooner', () => {
  expect(titleSize('പത്രക്കുറിപ്പുകൾ')).toBe('longest');
});

test.each([
  ['காணொளிகள்', 'longest'],
  ['நினைவுகள்', 'longest'],
  ['ஆவணங்கள்', 'longest'],
  ['എന്നോടൊപ്പം', 'longest'],
  ['സമ്മാനങ്ങൾ', 'longest'],
  ['బహుమతులు', 'long'],
  ['ଗଣମାଧ୍ୟମରେ', 'long'],
  ['সংবাদমাধ্যমে', 'long'],
  ['यांच्यासोबतच्या', 'long'],
])('%s is as wide as its letters and signs are', (title, size) => {
  expect(titleSize(title)).toBe(size);
});

test('letters that are kept apart take their whole width', () => {
  expect(wordLength('ఈమెయిల్‌లో')).toBeGreaterThan(wordLength('ఈమెయిల్లో'));
});
