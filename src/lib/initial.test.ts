import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['600 steps from the bus stand', 'en', '600'],
  ['In 2019, 212 classrooms repaired', 'en', '212'],
  ['Elected in 2019', 'en', '2019'],
  ['Water for 1,46,000 people', 'en', '1,46,000'],
  ['Tap water reaches 1.46 lakh.', 'en', '1.46'],
  ['१२ कमरे', 'hi', '12'],
  ['“Footpaths” first', 'en', 'F'],
  ['The roof you drew', 'en', 'R'],
  ['Letter from the bus stand', 'en', 'B'],
  ['Form: a letter to the office', 'en', 'O'],
  ['एक चिट्ठी दफ़्तर के नाम', 'hi', 'द'],
  ['Before', 'en', 'B'],
  ['école', 'en', 'É'],
  ['தண்ணீர்', 'ta', 'த'],
  ['दूर नहीं', 'hi', 'दू'],
  ['…', 'en', ''],
])('%s is known by %s: %s', (title, language, sign) => {
  expect(initialOf(title, language)).toBe(sign);
});

test('a number too long for a cover is passed over', () => {
  expect(initialOf('Call 1800112233445 for the ferry', 'en')).toBe('C');
  expect(initialOf('Call 1800112233445 before 9', 'en')).toBe('9');
});
