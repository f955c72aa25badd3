import { z } from 'zod';
import { aiExtents } from '#contract/ai-media.ts';
import { focus } from '#contract/framing.ts';
import { file, hexColour, image } from '#contract/image.ts';
import type { About } from './field-texts.ts';
import type { Beside, Widget } from './field.ts';

/** Files that are served as they came, and the ending of their addresses. */
export const fileTypes = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  vtt: 'text/vtt',
} as const;

const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'];

const typeAmong = (types: readonly string[]) => z.string().refine((type) => types.includes(type));

export const storedFile = z.object({
  /** SHA-256 of the bytes, in hex: the file's address in storage. */
  key: z.string().regex(/^[\da-f]{64}$/),
  name: z.string(),
  type: typeAmong([...Object.values(fileTypes), ...pictureTypes]),
  bytes: z.int().nonnegative(),
  pages: z.int().optional(),
  seconds: z.number().optional(),
  /** The part that AI had in it, where it was declared. */
  ai: z.enum(aiExtents).optional(),
});

/** A file that is served as it came. */
export const storedPlain = storedFile.extend({ type: typeAmong(Object.values(fileTypes)) });

const size = z.int().positive();

export const storedPicture = storedFile.extend({
  width: size,
  height: size,
  placeholder: hexColour,
  /** Widths in pixels that AVIF and WebP copies exist in, ascending. */
  widths: z.array(size),
  /** The point that every crop keeps in sight; the middle unless told. */
  focus: focus.optional(),
});

export type StoredFile = z.output<typeof storedFile>;
export type StoredPicture = z.output<typeof storedPicture>;

/** A picture; `alt` names the field that describes it. */
export function picture(about: About, beside: Pick<Beside, 'alt'> = {}) {
  const { label, help, group = 'files' as const } = about;
  const widget = 'picture' as const;
  return { widget, label, help, group, stored: storedPicture, shown: image, beside };
}

function openable(widget: Widget, { label, help, group = 'files' }: About, beside: Beside = {}) {
  return { widget, label, help, group, stored: storedPlain, shown: file, beside };
}

/** A recording or a film; `seconds` names the field of its duration. */
export const audio = (about: About, beside?: Pick<Beside, 'seconds'>) =>
  openable('audio', about, beside);
export const video = (about: About, beside?: Pick<Beside, 'seconds'>) =>
  openable('video', about, beside);

/** A PDF; `pages` names the field of its page count. */
export const pdf = (about: About, beside?: Pick<Beside, 'pages'>) => openable('pdf', about, beside);

export const captions = (about: About) => openable('captions', about);
