import './without-eval.ts';
import { z } from 'zod';
import { aiExtents } from './ai-media.ts';
import { crop, focus } from './framing.ts';
import { file, image } from './image.ts';
import { allLanguages } from './languages.ts';

/** Kinds of files; each is the name of the field widget that takes it. */
export const mediaKinds = ['picture', 'video', 'audio', 'pdf', 'captions'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/**
 * States of a file that has arrived whole. `refused` and `failed` come with a reason; one that failed
 * can be tried again. A file that is still arriving is known to whoever sends it.
 */
export const mediaStates = ['making', 'ready', 'refused', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

const language = z.enum(allLanguages);
const id = z.uuid();

/** A file as lists show it. */
export const mediaFile = z.object({
  id,
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  /** Why it was refused or failed, in the caller's language. */
  reason: z.string().nullable(),
  /** The file of the library that has the same bytes, where that is why it was refused. */
  sameAs: id.nullable(),
  name: z.string(),
  /** Octets, as it came. */
  bytes: z.int(),
  /** A picture, or the first page of a PDF; null for the rest, and while it is made. */
  image: image.nullable(),
  /** The public file of what is no picture. */
  file: file.nullable(),
  /** Pixels of the upright picture. */
  size: z.object({ width: z.int(), height: z.int() }).nullable(),
  alts: z.partialRecord(language, z.string()),
  focus: focus.nullable(),
  crop: crop.nullable(),
  place: z.string(),
  credit: z.string(),
  /** `YYYY-MM-DD`. */
  takenOn: z.iso.date().nullable(),
  albums: z.array(z.string()),
  uploadedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  binnedAt: z.iso.datetime().nullable(),
  /** Documents that use it, drafts and live. */
  uses: z.int(),
  /** Whether another one looks almost the same. */
  isAlike: z.boolean(),
  /** The part that AI had in it, once its public copies say so. */
  ai: z.enum(aiExtents).nullable(),
});

export type MediaFile = z.output<typeof mediaFile>;

/** A document that uses a file; without title and slug where the caller may not know them. */
export const mediaUse = z.object({
  documentId: id,
  collection: z.string(),
  title: z.string(),
  slug: z.string(),
  isDraft: z.boolean(),
  isLive: z.boolean(),
  isScheduled: z.boolean(),
  isBinned: z.boolean(),
});

export type MediaUse = z.output<typeof mediaUse>;
