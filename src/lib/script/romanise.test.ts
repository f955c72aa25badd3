import { expect, test } from 'vitest';
import { romanise } from './romanise.ts';

test.each([
  ['विकास', 'vikaasa'],
  ['धावरी', 'dhaavarii'],
  ['स्वास्थ्य', 'svaasthya'],
  ['आई', 'aaii'],
  ['संबंध', 'sanbandha'],
  ['सिंह', 'singha'],
  ['ज्ञान', 'gyaana'],
  ['दुःख', 'dukha'],
  ['अतः', 'atah'],
  ['বাংলা', 'baanlaa'],
  ['ਪੰਜਾਬੀ', 'panjaabii'],
  ['ਪੱਤਰ', 'patara'],
  ['ગુજરાતી', 'gujaraatii'],
  ['தமிழ்', 'tamil'],
  ['తెలుగు', 'telugu'],
  ['ಕನ್ನಡ', 'kannada'],
  ['bus', 'bus'],
])('%s is spelt %s', (word, latin) => {
  expect(romanise(word)).toBe(latin);
});
