import { expect, test } from 'vitest';
import { timelineSegments } from './timeline-segments.ts';

const years = (chapters: { year?: number }[], milestones: number[]) =>
  timelineSegments(
    chapters,
    milestones.map((year) => ({ year })),
  ).map((segment) => [segment.chapter?.year, segment.milestones.map(({ year }) => year)]);

test('a milestone stands after the chapter of its time, and in the year of a chapter after it', () => {
  expect(years([{ year: 2003 }, { year: 2009 }], [2003, 2006, 2009, 2026])).toEqual([
    [2003, [2003, 2006]],
    [2009, [2009, 2026]],
  ]);
});

test('one from before the first chapter stands with the first', () => {
  expect(years([{ year: 2003 }, { year: 2009 }], [1999])).toEqual([
    [2003, [1999]],
    [2009, []],
  ]);
});

test('a chapter without a year goes on where the one before it was', () => {
  expect(years([{ year: 2003 }, {}, { year: 2009 }], [2004, 2010])).toEqual([
    [2003, []],
    [undefined, [2004]],
    [2009, [2010]],
  ]);
});

test('milestones without any chapter still make a road', () => {
  expect(years([], [2003])).toEqual([[undefined, [2003]]]);
});
