import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BYTES, FILE, isCommon } from './common-passwords.ts';
import { isMadeOf } from './own-words.ts';

test('the list holds 200,000 different passwords, in order', async () => {
  const bytes = await readFile(FILE);
  const hashes = Array.from({ length: bytes.length / BYTES }, (_, index) =>
    bytes.readUIntBE(index * BYTES, BYTES),
  );
  expect(hashes).toHaveLength(200_000);
  expect(hashes.every((hash, index) => index === 0 || hash > (hashes[index - 1] ?? hash))).toBe(
    true,
  );
});

test.each([
  '12345678',
  'password',
  'Password123',
  'QWERTYUIOP',
  'iloveyou1',
  'india@123',
  'P@ssw0rd123',
  'pass word',
])('%j is common', async (password) => {
  expect(await isCommon(password)).toBe(true);
});

test.each(['a long walk home', 'another long walk', 'रेलगाड़ी नीम दोपहर', 'kj3$Wq!x'])(
  '%j is not',
  async (password) => {
    expect(await isCommon(password)).toBe(false);
  },
);

const ila = {
  name: 'Ila Rane-Joshi',
  email: 'ila.rane@letters.example',
  phoneNumber: '+919876530011',
  dateOfBirth: '1999-12-31',
  campaign: 'Avani Sohane',
};

test.each([
  'ilarane1',
  'Ila.Rane2026',
  'joshi-rane',
  'ila.rane@letters.example',
  'letters!',
  '9876530011',
  '98765300',
  '+91 98765 30011',
  '31-12-1999',
  '19991231',
  'AvaniSohane',
  'sohane@2024',
])('%j is made of what others know of her', (password) => {
  expect(isMadeOf(password, ila)).toBe(true);
});

test.each(['a long walk home', 'the village road', 'joshi eats mangoes', '........', 'नीम के नीचे'])(
  '%j is not',
  (password) => {
    expect(isMadeOf(password, ila)).toBe(false);
  },
);

test('a name in another script is known as well', () => {
  const known = { ...ila, name: 'रामचंद्रन् नायर' };
  expect(isMadeOf('रामचंद्रन्123', known)).toBe(true);
});
