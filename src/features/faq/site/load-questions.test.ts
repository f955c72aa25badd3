import { expect, test } from 'vitest';
import { byTopic } from './load-questions.ts';

test('questions of one topic stand together, in the order in which the topics come up', () => {
  const asked = [
    { slug: 'a', topic: 'Meeting', language: 'en' as const },
    { slug: 'b', topic: 'पैसा', language: 'hi' as const },
    { slug: 'c', topic: 'Meeting', language: 'en' as const },
  ];
  expect(
    byTopic(asked).map(({ topic, language, questions }) => [
      topic,
      language,
      questions.map(({ slug }) => slug),
    ]),
  ).toEqual([
    ['Meeting', 'en', ['a', 'c']],
    ['पैसा', 'hi', ['b']],
  ]);
});
