import { expect, test } from 'vitest';
import { isPublicPage, isCacheable } from './cache-policy.ts';

const at = (path: string) => new URL(path, 'https://campaign.example');

test.each([
  '/',
  '/hi',
  '/news',
  '/news/dhavri-clinic-opens',
  '/hi/news?page=2',
  '/quizzes',
  '/quiz',
  '/join',
])('%s may be read again without a network', (path) => {
  expect(isCacheable(at(path))).toBe(true);
});

test.each([
  '/login',
  '/register',
  '/profile',
  '/changepassword',
  '/quizrewards',
  '/wish',
  '/photobooth',
  '/photobooth-gallery',
  '/agent/login',
  '/hi/profile',
  '/hi/agent/letters',
])('%s leaves nothing on the device', (path) => {
  expect(isCacheable(at(path))).toBe(false);
});

test.each(['/search?s=clinic', '/news?s=clinic', '/hi/news?page=2&s=clinic', '/join?sent=1'])(
  '%s holds what somebody typed or sent, and leaves nothing',
  (path) => {
    expect(isCacheable(at(path))).toBe(false);
  },
);

test.each(['/api/user/profile', '/media/poster.pdf', '/covers/1/a.svg'])(
  '%s is no page',
  (path) => {
    expect(isCacheable(at(path))).toBe(false);
  },
);

const answer = (headers: Record<string, string>, status = 200) =>
  new Response('', { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

test('a page that everybody gets is kept', () => {
  expect(isPublicPage(answer({ 'cache-control': 'public, max-age=30' }))).toBe(true);
});

test.each([
  ['one that must not be stored', answer({ 'cache-control': 'no-store' })],
  ['one for a single person', answer({ 'cache-control': 'private, max-age=30' })],
  ['one that is missing', answer({}, 404)],
  ['a file', answer({ 'content-type': 'application/pdf' })],
])('%s is not', (_, response) => {
  expect(isPublicPage(response)).toBe(false);
});
