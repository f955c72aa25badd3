import { expect, test } from 'vitest';
import { news } from '#features/news/collection.ts';
import { describeCollection } from './describe.ts';
import { refusalInWords } from './refusal-in-words.ts';

const description = describeCollection(news);
const required = 'This is required';

test('a refusal names each field with its language, and says the reason of several once', () => {
  const errors = [
    { param: 'facts.category', msg: required },
    { param: 'hi.words.body', msg: required },
    { param: 'en.title', msg: 'Use at most 120 characters' },
  ];
  const refusal = { message: required, errors };
  expect(refusalInWords(refusal, description, 'en')).toBe(
    'Category, Body (हिन्दी): This is required; Title (English): Use at most 120 characters',
  );
  expect(refusalInWords(refusal, description, 'hi')).toContain('श्रेणी, पूरा लेख (हिन्दी): ');
});

test('a part of which nothing is written is named by itself', () => {
  const errors = [
    { param: 'facts', msg: required },
    { param: 'hi', msg: required },
  ];
  expect(refusalInWords({ message: required, errors }, description, 'en')).toBe(
    'Facts, हिन्दी: This is required',
  );
});

test('a refusal that is about no field stays as it is', () => {
  const message = 'This is not on the site.';
  expect(refusalInWords({ message }, description, 'en')).toBe(message);
  const errors = [{ param: 'at', msg: 'Choose a day and an hour' }];
  expect(refusalInWords({ message: 'Later', errors }, description, 'en')).toBe('Later');
});
