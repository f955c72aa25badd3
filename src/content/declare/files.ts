import { z } from 'zod';
import { aiExtents } from '#contract/ai-media.ts';
import { focus } from '#contract/framing.ts';
import { file, image } from '#contract/image.ts';
import type { Beside, Widget } from './field.ts';
import type { About } from './staff-text.ts';

export const storedFile = z.object({
  /** SHA-256 of the bytes, in hex: the file's address in storage. */
  key: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  pages: z.int().optional(),
  seconds: z.number().optional(),
  /** The part that AI had in it, where it was declared. */
  ai: z.enum(aiExtents).optional(),
});

export const storedPicture = storedFile.extend({
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  /** Widths in pixels that AVIF and WebP copies exist in, ascending. */
  widths: z.array(z.int()),
  /** Octets of the copy in full size, where there is one. */
  fullBytes: z.int().optional(),
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

/** A picture that everybody may download as large as it came, re-encoded as a JPEG without its metadata. */
export function downloadablePicture(about: About, beside?: Pick<Beside, 'alt'>) {
  const shown = image.extend({ download: file.optional() });
  return { ...picture(about, beside), shown, fullSize: true as const };
}

function openable(widget: Widget, { label, help, group = 'files' }: About, beside: Beside = {}) {
  return { widget, label, help, group, stored: storedFile, shown: file, beside };
}

/** A recording or a film; `seconds` names the field of its duration. */
export const audio = (about: About, beside?: Pick<Beside, 'seconds'>) =>
  openable('audio', about, beside);
export const video = (about: About, beside?: Pick<Beside, 'seconds'>) =>
  openable('video', about, beside);

/** A PDF; `pages` names the field of its page count. */
export const pdf = (about: About, beside?: Pick<Beside, 'pages'>) => openable('pdf', about, beside);

export const captions = (about: About) => openable('captions', about);
