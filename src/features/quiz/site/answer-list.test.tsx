import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { AnswerList } from './answer-list.tsx';
import { ReadingList } from './reading-list.tsx';

const asked = { question: 'What passed by one vote?' };
const answered = {
  ...asked,
  questionId: '0190c8c4-0000-7000-8000-000000000000',
  answer: 'A statue',
  correctAnswer: 'A bench',
  correct: true,
  explanation: 'It stands in the minutes.',
  source: { name: 'Minutes', url: '/news/minutes' },
};

function shown(spoken: { language?: Language }) {
  const lists = () => (
    <>
      <ReadingList
        questions={[{ ...asked, ...spoken, id: 'one', options: [{ id: 'a', text: 'A bench' }] }]}
      />
      <AnswerList results={[{ ...answered, ...spoken }]} />
    </>
  );
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: lists }]);
  const data = { loaderData: { root: { language: 'ta' } } };
  return renderToStaticMarkup(<Page initialEntries={['/']} hydrationData={data} />);
}

test('words of a question that has none in the language of the page are read out in their own', () => {
  expect(shown({ language: 'en' })).toContain(
    '<li lang="en"><h2 class="type-h3">What passed by one vote?</h2>',
  );
  expect(shown({ language: 'en' })).toContain('<h3 lang="en">What passed by one vote?</h3>');
  expect(shown({ language: 'en' })).toContain('<p lang="en">It stands in the minutes.</p>');
  expect(shown({})).not.toContain('lang=');
});
