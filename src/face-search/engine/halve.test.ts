import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halve } from './halve.ts';

const side = fc.integer({ min: 2, max: 24 });
const picture = fc.tuple(side, side).chain(([width, height]) =>
  fc.record({
    width: fc.constant(width),
    height: fc.constant(height),
    data: fc.uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 }),
  }),
);

test('each pixel of half a picture is the mean of four, however wide the picture is', () => {
  fc.assert(
    fc.property(picture, ({ data, width, height }) => {
      const half = halve({ data, width, height });
      expect(half).toMatchObject({ width: width >> 1, height: height >> 1 });
      const octet = (x: number, y: number, colour: number) =>
        data[(y * width + x) * 3 + colour] ?? 0;
      const means = Array.from({ length: half.width * half.height * 3 }, (_, nth) => {
        const [pixel, colour] = [Math.floor(nth / 3), nth % 3];
        const [x, y] = [(pixel % half.width) * 2, Math.floor(pixel / half.width) * 2];
        const above = octet(x, y, colour) + octet(x + 1, y, colour);
        const below = octet(x, y + 1, colour) + octet(x + 1, y + 1, colour);
        return Math.round((above + below) / 4);
      });
      expect([...half.data]).toEqual(means);
    }),
  );
});
