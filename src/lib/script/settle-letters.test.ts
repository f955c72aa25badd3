import { expect, test } from 'vitest';
import { settleLetters } from './settle-letters.ts';

test.each([
  ['ज़ of one code point', '\u095bमीन', 'ज\u093cमीन'],
  ['a nukta after its vowel sign', 'ज\u093e\u093c', 'ज\u093c\u093e'],
  ['a nukta typed twice', 'सड\u093c\u093cक', 'सड\u093cक'],
  ['Bengali য়', '\u09df', '\u09af\u09bc'],
  ['Bengali ড়', '\u09dc', '\u09a1\u09bc'],
  ['Bengali ো in two signs', '\u0995\u09c7\u09be', '\u0995\u09cb'],
  ['khanda ta with a joiner', 'উত্\u200dসব', 'উৎসব'],
  ['आ in two letters', 'अाज', 'आज'],
  ['what a paste brings along', '\ufeffsoft\u00adhy\u200bphen', 'softhyphen'],
  ['an accent by itself', 'cafe\u0301', 'caf\u00e9'],
])('%s', (_, typed, stored) => {
  expect(settleLetters(typed)).toBe(stored);
});

test.each(['क्\u200dष', 'मलयाళ\u200c', 'पर\u202f।'])('%s keeps its joiners and spaces', (text) => {
  expect(settleLetters(text)).toBe(text);
});
