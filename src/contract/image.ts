import { z } from 'zod';
import { aiExtents } from './ai-media.ts';
import { focus } from './framing.ts';

export const hexColour = z.string().regex(/^#[\da-f]{3,8}$/i);

/** A picture in all its sizes. `placeholder` is a colour to stand there until it arrives. */
export const image = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  placeholder: hexColour,
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
  /** The point that a crop keeps in sight; the middle where there is none. */
  focus: focus.optional(),
});

export type Image = z.output<typeof image>;

/** A file to open or play: `bytes` in octets, `pages` for documents, `seconds` for sound and film. */
export const file = z.object({
  url: z.string(),
  type: z.string(),
  bytes: z.int(),
  pages: z.int().optional(),
  seconds: z.number().optional(),
  /** The part that AI had in it, which is said beside it. */
  ai: z.enum(aiExtents).optional(),
});

export type File = z.output<typeof file>;
