import { expect, test } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

test.each([
  ['Call 98765 43210 after six', 'Call ••••• after six'],
  ['मेरा नंबर ९८७६५-४३२१० है', 'मेरा नंबर ••••• है'],
  ['Ring +91 (98765) 43210.', 'Ring •••••.'],
  ['Write to ila.rane@letters.example, please', 'Write to •••••, please'],
  ['On 12-11-2026 at 09:30, lane 7, PIN 416405', 'On 12-11-2026 at 09:30, lane 7, PIN 416405'],
])('%s is shown as %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test('a word of 300,000 letters is read once, not once from each letter', () => {
  const word = 'क'.repeat(300_000);
  expect(maskContacts(`${word} ila@letters.example`)).toBe(`${word} •••••`);
});
