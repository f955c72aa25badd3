import { z } from 'zod';

const percent = z.int().min(0).max(100);

/** The point of a picture that every crop keeps in sight, in percent from its left and top edges. */
export const focus = z.object({ x: percent, y: percent });

export type Focus = z.output<typeof focus>;

/** The part of a picture that is kept, in percent of its width and height. */
export const crop = z
  .object({
    x: percent,
    y: percent,
    width: z.int().min(1).max(100),
    height: z.int().min(1).max(100),
  })
  .refine(
    ({ x, y, width, height }) => x + width <= 100 && y + height <= 100,
    'Stay inside the picture',
  );

export type Crop = z.output<typeof crop>;
