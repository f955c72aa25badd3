import { expect, test } from 'vitest';
import { byTopic } from './load-questions.ts';

test('questions of one topic stand together, in the order in which the topics come up', () => {
  const asked = [
    { slug: 'a', topic: 'Meeting' },
    { slug: 'b', topic: 'Money' },
    { slug: 'c', topic: 'Meeting' },
  ];
  expect(
    byTopic(asked).map(({ topic, questions }) => [topic, questions.map(({ slug }) => slug)]),
  ).toEqual([
    ['Meeting', ['a', 'c']],
    ['Money', ['b']],
  ]);
});
