import './without-eval.ts';
import { z } from 'zod';

/** An empty field of a form, or filter of an address (`?s=`), is one that was not filled in. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** A text that has to be there: a field that was left out is refused with the sentence of an empty one. */
export const requiredText = z.preprocess((value) => value ?? '', z.string());
