import { expect, test } from 'vitest';
import { problems } from './problems.ts';
import { say } from './say.ts';

test('English is said as it is written', () => {
  expect(say('en', 'Name is required')).toBe('Name is required');
});

test('a Hindi caller is answered in Hindi, numbers and all', () => {
  expect(say('hi', 'Email is required')).toBe('ईमेल लिखना ज़रूरी है');
  expect(say('hi', 'Use at most 5,000 characters')).toBe('ज़्यादा से ज़्यादा 5,000 अक्षर लिखिए');
  expect(say('hi', 'Write the month as 1 to 12')).toBe('महीना 1 से 12 तक लिखिए');
});

test.each(Object.values(problems))('every failure has Hindi words: $message', ({ message }) => {
  expect(say('hi', message)).not.toBe(message);
});

test('a sentence without a translation is said in English', () => {
  expect(say('ta', 'Email is required')).toBe('Email is required');
  expect(say('hi', 'Brand new sentence')).toBe('Brand new sentence');
});
