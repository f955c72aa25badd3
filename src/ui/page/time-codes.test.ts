import { expect, test } from 'vitest';
import { markTimeCodes, playingTime } from './time-codes.ts';

test('the time codes at the beginning of paragraphs become marks', () => {
  expect(markTimeCodes('<p>[0:00] Thank you.</p><p>[1:02:24] So [0:10] it was.</p>')).toBe(
    '<p><span class="time-code">0:00</span> Thank you.</p>' +
      '<p><span class="time-code">1:02:24</span> So [0:10] it was.</p>',
  );
});

test.each([
  [7, '0:07'],
  [105, '1:45'],
  [3725.4, '1:02:05'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(playingTime(seconds)).toBe(shown);
});
