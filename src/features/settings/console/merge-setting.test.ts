import { expect, test } from 'vitest';
import { mergeSetting } from './merge-setting.ts';

test('what is switched off by two at once is off, and what one of them switched on again is on', () => {
  const edits = { from: ['quiz'], mine: ['quiz', 'booth'], theirs: ['push'] };
  expect(mergeSetting('switchedOff', edits)).toEqual({
    value: ['push', 'booth'],
    isConflict: false,
  });
});

test('the words of a language stay beside those of another, and the same ones are a conflict', () => {
  const from = { en: 'Onward', hi: 'आगे' };
  const apart = { from, mine: { ...from, en: 'Up' }, theirs: { ...from, hi: 'ऊपर' } };
  expect(mergeSetting('slogans', apart)).toEqual({
    value: { en: 'Up', hi: 'ऊपर' },
    isConflict: false,
  });
  const both = { ...apart, theirs: { en: 'Down', hi: 'ऊपर' } };
  expect(mergeSetting('slogans', both)).toEqual({
    value: { en: 'Up', hi: 'ऊपर' },
    isConflict: true,
  });
});

test('two orders of one list, two pictures and two values are conflicts; one that is the same is none', () => {
  const isConflict = (field: string, from: unknown, mine: unknown, theirs: unknown) =>
    mergeSetting(field, { from, mine, theirs } as Parameters<typeof mergeSetting>[1]).isConflict;
  expect(isConflict('menuOrder', ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b'])).toBe(true);
  expect(isConflict('portrait', { key: '1', name: 'a' }, { key: '2' }, { key: '3' })).toBe(true);
  expect(isConflict('hue', 10, 20, 30)).toBe(true);
  expect(isConflict('hue', 10, 20, 20)).toBe(false);
  expect(isConflict('office', 'Mayor', 'Mayor ', 'Chair')).toBe(false);
  expect(isConflict('office', null, 'Chair।', ' Chair।')).toBe(false);
});
