import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { StreakBand } from './streak-band.tsx';

const shown = (rewarded: boolean) => {
  const band = () => <StreakBand streak={2} date="2026-11-25" rewarded={rewarded} />;
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: band }]);
  const data = { loaderData: { root: { language: 'en' } } };
  return renderToStaticMarkup(<Page initialEntries={['/']} hydrationData={data} />);
};
const painted = (html: string) =>
  [...html.matchAll(/<li([^>]*)>/g)].map(([, facts = '']) => facts.includes('data-played'));

test('a round that counts paints its day, and asks for the next', () => {
  const html = shown(true);
  expect(painted(html)).toEqual([false, false, false, false, false, true, true]);
  expect(html).toContain('quiz.playTomorrow');
});

test('one that was too fast leaves its day unpainted, and says that the row is broken', () => {
  const html = shown(false);
  expect(painted(html)).toEqual([false, false, false, false, true, true, false]);
  expect(html).toContain('quiz.dayNotCounted');
  expect(html).not.toContain('quiz.playTomorrow');
});
