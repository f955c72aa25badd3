import { expect, test } from 'vitest';
import { sparkHue } from './spark-hue.ts';

test('the spark is turmeric for most campaigns', () => {
  expect([205, 285, 345, 133, 35, 0].map(sparkHue)).toEqual([84, 84, 84, 84, 84, 84]);
});

test('a campaign hue near turmeric gets a spark from across the wheel', () => {
  expect([36, 83].map(sparkHue)).toEqual([200, 200]);
  expect([84, 88, 132].map(sparkHue)).toEqual([350, 350, 350]);
});
