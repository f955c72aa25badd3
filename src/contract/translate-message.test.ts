import { expect, test } from 'vitest';
import { allLanguages } from './languages.ts';
import { Problem, problems } from './problems.ts';
import { isTranslated, translateMessage } from './translate-message.ts';

test('English is said as it is written', () => {
  expect(translateMessage('en', 'Name is required')).toBe('Name is required');
});

test('a Hindi caller is answered in Hindi, numbers and all', () => {
  expect(translateMessage('hi', 'Email is required')).toBe('ईमेल लिखना ज़रूरी है');
  expect(translateMessage('hi', 'Use at most 5,000 characters')).toBe(
    'ज़्यादा से ज़्यादा 5,000 अक्षर लिखिए',
  );
  expect(translateMessage('hi', 'Under 18, a parent must agree first. Write to us')).toMatch(
    /^18 से कम/,
  );
  expect(translateMessage('hi', 'Write the month as 1 to 12')).toBe('महीना 1 से 12 तक लिखिए');
  expect(translateMessage('hi', 'Choose a number from 0.25 to 0.9')).toBe(
    '0.25 से 0.9 के बीच की संख्या चुनिए',
  );
  const sentence = 'refers to this. Change it there first, or take that off the site.';
  expect(translateMessage('hi', `“14 {name} $& roads” ${sentence}`)).toMatch(
    /^“14 \{name\} \$& roads” में इसका हवाला है/,
  );
});

test.each(Object.values(problems))('every failure has Hindi words: $message', ({ message }) => {
  expect(translateMessage('hi', message)).not.toBe(message);
});

test.each(allLanguages.filter((language) => language !== 'en'))(
  'a 429 names in %s how long to wait, in the unit that fits',
  (language) => {
    const said = [40, 121, 7201].map(
      (retryAfter) => new Problem('tooMany', { retryAfter }).message,
    );
    expect(said.map((sentence) => sentence.replace(/.*Try again/, ''))).toEqual([
      ' in 40 seconds.',
      ' in 3 minutes.',
      ' in 3 hours.',
    ]);
    expect(said.filter((sentence) => !isTranslated(language, sentence))).toEqual([]);
  },
);

test('a sentence without a translation is said in English', () => {
  expect(translateMessage('hi', 'Brand new sentence')).toBe('Brand new sentence');
});

test.each(allLanguages.filter((language) => language !== 'en'))(
  'what a form says of its fields is said in %s too',
  (language) => {
    for (const sentence of ['Name is required', 'Email is required', 'Message is required'])
      expect(translateMessage(language, sentence)).not.toBe(sentence);
    expect(translateMessage(language, 'Use at most 5,000 characters')).toContain('5,000');
    for (const sentence of ['Give at least 7', 'Give at most 7'])
      expect(translateMessage(language, sentence)).not.toBe(sentence);
    expect(isTranslated(language, 'Brand new sentence')).toBe(false);
  },
);
