import { z } from 'zod';
import { mediaFile } from '#contract/media-file.ts';

/** A file that an act on many left as it was; without a name where the library has it no more. */
export const keptFile = mediaFile
  .pick({ id: true, name: true, alts: true })
  .extend({ name: z.string().nullable() });

export type KeptFile = z.output<typeof keptFile>;
