import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeDialled, indianMobile, spacedMobile } from './phone.ts';

test.each([
  '9876543210',
  '09876543210',
  '919876543210',
  '+919876543210',
  '00919876543210',
  '+91 98765 43210',
  '98765-43210',
  '(+91) 98765–43210',
  '९८७६५४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
  '＋９１９８７６５４３２１０',
  '\u200e+91\u00a098765\u202f43210',
])('%s is one and the same number', (typed) => {
  expect(indianMobile(typed)).toBe('+919876543210');
});

test('a number that begins with 91 keeps its 91', () => {
  expect(indianMobile('9198765432')).toBe('+919198765432');
});

test.each([
  '',
  '5876543210',
  '987654321',
  '98765432100',
  '+449876543210',
  '0119876543210',
  '+91 9876 54321x',
  '98765+43210',
])('%j is no Indian mobile number', (typed) => {
  expect(indianMobile(typed)).toBeUndefined();
});

test('whatever is typed gives the canonical form or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+- ९') }), (typed) => {
      const number = indianMobile(typed) ?? '+919876543210';
      expect(number).toMatch(/^\+91[6-9]\d{9}$/);
      expect(indianMobile(number)).toBe(number);
    }),
  );
});

test('a number is shown in the groups that people read', () => {
  expect(spacedMobile('+919553740869')).toBe('+91 95537 40869');
});

test.each([
  '98765 43210',
  '+91 (02114) 22-1145',
  '९८७६५ ४३२१०',
  '+44 20 7946 0000',
  '22114455 / 9876543210',
])('%s can be dialled', (text) => expect(canBeDialled(text)).toBe(true));

test.each(['12', '1234567', 'at home', '98765 43210 after six', '+', '1'.repeat(16)])(
  '%s can’t be dialled',
  (text) => expect(canBeDialled(text)).toBe(false),
);
