import { expect, test } from 'vitest';
import { line, withoutAddress } from './user-fields.ts';

const shownName = withoutAddress(line(60));

test.each([
  'Asha Rao',
  'M.K.Stalin',
  'Dr.Ravi Kumar',
  'Md.rafi',
  'Ravi S/O Mohan',
  'Ramesh @ Raju',
  'अ.ब. वाजपेयी',
])('%s is a name', (typed) => {
  expect(shownName.parse(typed)).toBe(typed);
});

test.each([
  'Ravi www.win.example',
  'https://win.example',
  'ravi@win.example',
  'Win.com Ravi',
  'जीतें win.co.in',
])('%s is an address, not a name', (typed) => {
  const { error } = shownName.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Write it without links']);
});
