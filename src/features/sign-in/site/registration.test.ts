import { expect, test } from 'vitest';
import { answersOf, endOf, noRegistration, questionsOf } from './registration.ts';

test('a parent is asked for only of whoever is under 18', () => {
  const child = { ...noRegistration, dateOfBirth: '2020-01-01' };
  expect(questionsOf('number', noRegistration)).not.toContain('parent');
  expect(questionsOf('number', child).slice(-2)).toEqual(['parent', 'consents']);
  expect(questionsOf('email', child)[0]).toBe('email');
});

test('who comes from Google has told their name and needs no password', () => {
  expect(questionsOf('google', noRegistration)).toEqual(['about', 'consents']);
});

test('a registration ends logged in, with a parent asked, or with a mail', () => {
  const child = { ...noRegistration, dateOfBirth: '2020-01-01' };
  expect(endOf('T', child)).toBe('welcome');
  expect(endOf(undefined, child)).toBe('asked');
  expect(endOf(undefined, { ...child, email: 'tara@letters.example' })).toBe('askedByMail');
  const proven = { email: 'tara@letters.example', verification: 'proof' };
  expect(endOf(undefined, { ...child, ...proven })).toBe('asked');
  expect(endOf(undefined, { ...noRegistration, dateOfBirth: '1990-01-01' })).toBe('mailed');
});

test('a registration leaves out what was answered on another way', () => {
  const both = {
    ...noRegistration,
    isUnknown: 'yes',
    mobile_number: '+919800000001',
    resendAt: 1,
    verification: 'proof',
    email: 'tara@letters.example',
    name: 'Tara',
  };
  const { name, email } = both;
  expect(answersOf('number', both)).toEqual({ ...both, email: '' });
  expect(answersOf('email', both)).toEqual({ ...noRegistration, name, email });
  expect(answersOf('google', both)).toEqual({ ...noRegistration, name });
});
