import './without-eval.ts';
import { z } from 'zod';

/** `{ success: true, message?, … }` with the given fields beside. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), message: z.string().optional(), ...shape });
}

/** The reply of a call that only does something. */
export const done = success({});

/** A list with its place in the whole: `page` from 1, `size` rows a page, `total` rows in all. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return success({
    data: z.array(item),
    page: z.int(),
    size: z.int(),
    total: z.int(),
  });
}
