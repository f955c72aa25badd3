import { expect, test } from 'vitest';
import { layOutText } from './text-layout.ts';

const room = { x: 50, y: 100, width: 1000, height: 150, sizes: [60, 40] } as const;
const scaleOf = (svg: string) => Number(/scale\((\S+)/.exec(svg)?.[1]) * 1000;
const linesOf = (svg: string) =>
  [...svg.matchAll(/translate\(50 (\S+)\) scale/g)].map(([, y]) => Number(y));

test('a short title is set large, on one line in the middle', async () => {
  const svg = await layOutText({ text: 'The jetty opens', language: 'en' }, room);
  expect(scaleOf(svg)).toBe(60);
  expect(linesOf(svg)).toEqual([194.2]);
});

test('a longer title is set smaller, on as many lines as it needs', async () => {
  const text = 'The jetty opens to the public on Sunday, '.repeat(3);
  const svg = await layOutText({ text, language: 'en' }, room);
  expect(scaleOf(svg)).toBe(40);
  expect(linesOf(svg)).toHaveLength(3);
});

test('text that does not fit is left out, and nothing is drawn outside the box', async () => {
  const text = 'The jetty opens to the public on Sunday, '.repeat(30);
  const lines = linesOf(await layOutText({ text, language: 'en' }, room));
  expect(lines).toHaveLength(3);
  expect(Math.min(...lines)).toBeGreaterThan(room.y);
  expect(Math.max(...lines)).toBeLessThan(room.y + room.height);
});
