import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loanwords } from './loanwords.ts';
import { skeleton } from './skeleton.ts';

describe('a word is known however it is typed', () => {
  test.each([
    ['विकास', 'vikas', 'vikaas'],
    ['धावरी', 'dhavri', 'dhaavri'],
    ['नीरावन', 'neeravan', 'niravan'],
    ['अवनी', 'avni', 'avani'],
    ['सोहने', 'sohne', 'sohane'],
    ['अंबीघाट', 'ambighat', 'ambeeghat'],
    ['बेलकुंड', 'belkund', 'belkoond'],
    ['कुसुमताल', 'kusumtal', 'kusumtaal'],
    ['रताली', 'ratali', 'rataali'],
    ['पठरोटा', 'pathrota', 'patharota'],
    ['झिरपानी', 'jhirpani', 'jhirpaani'],
    ['सड़क', 'sadak', 'sadhak'],
    ['पानी', 'paani', 'pani'],
    ['स्वास्थ्य', 'swasthya', 'svaasthya'],
    ['शिक्षा', 'shiksha', 'siksha'],
    ['दवाखाना', 'dawakhana', 'davakhana'],
    ['किसान', 'kisan', 'kisaan'],
    ['योजना', 'yojana', 'yojna'],
    ['सरकार', 'sarkar', 'sarkaar'],
    ['चुनाव', 'chunav', 'chunaw'],
    ['मतदान', 'matdan', 'matdaan'],
    ['बिजली', 'bijli', 'bijlee'],
    ['फूल', 'phool', 'fool'],
    ['सफाई', 'safai', 'saphaai'],
    ['भाई', 'bhai', 'bhaai'],
    ['गए', 'gaye', 'gae'],
    ['नई', 'nai', 'nayi'],
    ['लिए', 'liye', 'lie'],
    ['दुनिया', 'duniya', 'dunia'],
    ['समय', 'samay', 'samaya'],
    ['कैसे', 'kaise', 'kayse'],
    ['कौन', 'kaun', 'koun'],
    ['कहना', 'kahna', 'kehna'],
    ['शहर', 'shahar', 'shehar'],
    ['पहले', 'pahle', 'pehle'],
    ['सिंह', 'singh', 'sing'],
    ['ज्ञान', 'gyan', 'gyaan'],
    ['क्षेत्र', 'kshetra', 'xetra'],
    ['विद्यालय', 'vidyalay', 'vidyalaya'],
    ['अच्छा', 'achha', 'accha'],
    ['ज़मीन', 'zameen', 'jamin'],
    ['क़ानून', 'qanoon', 'kanun'],
    ['संपर्क', 'sampark', 'sanpark'],
    ['सम्पर्क', 'sampark', 'संपर्क'],
    ['हिन्दी', 'hindi', 'hindee'],
    ['गाँव', 'gaanv', 'ganv'],
    ['बाबा', 'baba', 'baaba'],
    ['कृषि', 'krishi', 'krisi'],
    ['न्याय', 'nyay', 'nyaya'],
    ['प्रातः', 'pratah', 'praatah'],
    ['क्लिनिक', 'clinic', 'klinik'],
    ['स्कूल', 'school', 'skool'],
    ['पार्टी', 'party', 'parti'],
    ['टीम', 'team', 'teem'],
    ['रोड', 'road', 'rod'],
    ['टाउन', 'town', 'ton'],
    ['ब्लॉक', 'block', 'blok'],
    ['मैच', 'match', 'maich'],
    ['क्विज़', 'quiz', 'kwiz'],
    ['सिटी', 'city', 'siti'],
    ['बस', 'bus', 'bas'],
    ['कैंप', 'camp', 'कैम्प'],
    ['स्टेशन', 'station', 'steshan'],
    ['गुजराती', 'gujarati', 'ગુજરાતી'],
    ['पंजाबी', 'panjabi', 'ਪੰਜਾਬੀ'],
    ['तमिल', 'tamil', 'தமிழ்'],
    ['तेलुगु', 'telugu', 'తెలుగు'],
  ])('%s, %s, %s', (word, typed, alsoTyped) => {
    expect(skeleton(typed)).toBe(skeleton(word));
    expect(skeleton(alsoTyped)).toBe(skeleton(word));
  });
});

test.each([
  ['बहन', 'बन'],
  ['शहर', 'सर'],
  ['बाबा', 'बा'],
  ['मेला', 'मिला'],
  ['फूल', 'पूल'],
  ['चार', 'कार'],
])('%s and %s stay two words', (one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other));
});

test('words that name parts of JavaScript are words', () => {
  expect(skeleton('constructor')).toBe('konstruktor');
});

const anyWord = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'abcdeghikmnoqrstuvwxyz') }),
  fc.string({
    unit: fc.integer({ min: 0x0900, max: 0x0d7f }).map((code) => String.fromCodePoint(code)),
  }),
  fc.constantFrom(...loanwords.keys()),
);

test('a skeleton is its own skeleton', () => {
  fc.assert(
    fc.property(anyWord, (word) => {
      expect(skeleton(skeleton(word))).toBe(skeleton(word));
    }),
    { numRuns: 2000 },
  );
});

test('every word with letters has one', () => {
  fc.assert(
    fc.property(anyWord, (word) => {
      fc.pre(/\p{L}/u.test(word));
      expect(skeleton(word)).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});
