import { expect, test } from 'vitest';
import { oneSlipFrom, slipsBetween } from './slips.ts';

test.each([
  ['water', 'water', 0],
  ['watar', 'water', 1],
  ['watre', 'water', 1],
  ['wter', 'water', 1],
  ['waater', 'water', 1],
  ['बिकास', 'विकास', 1],
  ['vatre', 'water', 2],
  ['', 'water', 5],
])('from «%s» to «%s» there are %i slips', (typed, meant, slips) => {
  expect(slipsBetween(typed, meant)).toBe(slips);
  expect(slipsBetween(meant, typed)).toBe(slips);
});

test.each([
  ['watar', 'water'],
  ['shcool', 'school'],
  ['raod', 'road'],
  ['बिकास', 'विकास'],
  ['पनाी', 'पानी'],
  ['தண்ணிர்', 'தண்ணீர்'],
])('one slip from «%s» is «%s», and nothing that is further away', (typed, meant) => {
  const near = oneSlipFrom(typed);
  expect(near).toContain(meant);
  expect(near).not.toContain(typed);
  expect(near.filter((word) => slipsBetween(typed, word) !== 1)).toEqual([]);
});

test.each(['тест', '𝒜bc', '१२३', '日本'])(
  '«%s» is of no script whose letters are known',
  (word) => {
    expect(oneSlipFrom(word)).toEqual([]);
  },
);
