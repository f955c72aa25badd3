import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['R.K. Singh', 'R. K. Singh'],
  ["D'Souza-Pereira", "D'Souza-Pereira"],
  ['क्‍षमा', 'क्‍षमा'],
  ['தமிழ்ச்செல்வி', 'தமிழ்ச்செல்வி'],
])('%s is a name', (typed, name) => {
  expect(personName(typed)).toBe(name);
});

test.each([
  ['https://evil.example/win', 'https evil. example win'],
  ['a@evil.example', 'a evil. example'],
  ['Call +91 98765 43210', 'Call'],
  ['Asha\r\nBcc: x', 'Asha Bcc x'],
])('%j is told without what it leads to', (typed, name) => {
  expect(personName(typed)).toBe(name);
});

test('A long one is cut', () => {
  expect(personName('a'.repeat(120))).toHaveLength(60);
});
