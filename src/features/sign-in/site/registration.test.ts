import { expect, test } from 'vitest';
import { endOf, isMinor, noRegistration, questionsOf } from './registration.ts';

test('eighteen is reached on the birthday, in India', () => {
  expect(isMinor('2008-11-22', '2026-11-21')).toBe(true);
  expect(isMinor('2008-11-21', '2026-11-21')).toBe(false);
  expect(isMinor('2008-02-29', '2026-02-28')).toBe(true);
  expect(isMinor('2008-02-29', '2026-03-01')).toBe(false);
  expect(isMinor('')).toBe(false);
});

test('a parent is asked for only of whoever is under 18', () => {
  const child = { ...noRegistration, dateOfBirth: '2020-01-01' };
  expect(questionsOf('number', noRegistration)).not.toContain('parent');
  expect(questionsOf('number', child).slice(-2)).toEqual(['parent', 'consents']);
  expect(questionsOf('email', child)[0]).toBe('email');
});

test('a registration ends logged in, with a parent asked, or with a mail', () => {
  expect(endOf({ token: 'T' })).toBe('welcome');
  expect(endOf({ parentContact: '+919876543210' })).toBe('asked');
  expect(endOf({ parentContact: '' })).toBe('mailed');
});
