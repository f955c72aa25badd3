import { expect, test } from 'vitest';
import { namedPages } from '#site/pages/page-table.ts';
import { findOwnPages } from './find-own-pages.ts';
import { ownPagesOf } from './own-pages.ts';

const ownPages = ownPagesOf(namedPages);

/** The labels for a reader of neither English nor Hindi. */
const unread = () => '';
const found = (typed: string) => findOwnPages(ownPages, typed, unread).map(({ to }) => to);

test.each([
  ['register', '/register'],
  ['Sign up', '/register'],
  ['रजिस्टर', '/register'],
  ['panjikaran', '/register'],
  ['login', '/login'],
  ['donate', 'donate'],
  ['chanda', 'donate'],
  ['दान', 'donate'],
  ['grievance', '/grievance'],
  ['shikayat', '/grievance'],
  ['शिकायत', '/grievance'],
  ['contact', '/contactus'],
  ['join', '/join'],
  ['newsletter', '/newsletter'],
  ['profile', '/profile'],
  ['forgot password', '/changepassword'],
  ['photo booth', '/photobooth'],
  ['memories', '/photobooth'],
])('%s leads to %s first', (typed, to) => {
  expect(found(typed)[0]).toBe(to);
});

test('all that was typed must fit, so that a text about a donated roof offers no donation', () => {
  expect(found('donate roof')).toEqual([]);
  expect(found('!!')).toEqual([]);
});

test('a page with the label in the reader’s language comes before pages known by that name', () => {
  const label = ({ to }: { to: string }) => (to === '/biography' ? 'ನಮ್ಮ ಇತಿಹಾಸ' : '');
  expect(findOwnPages(ownPages, 'ಇತಿಹಾಸ', label).map(({ to }) => to)).toEqual(['/biography']);
});
