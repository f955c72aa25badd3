import { z } from 'zod';
import { storedFile, storedPicture } from '#content/declare/files.ts';
import { day } from '#contract/dates.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { crop, focus } from '#contract/framing.ts';
import { image } from '#contract/image.ts';
import { allLanguages } from '#contract/languages.ts';
import { mediaFile, mediaKinds, mediaUse } from '#contract/media-file.ts';
import { mediaRefusals, mediaTypes, mostBytesOf } from '#contract/media-types.ts';
import { uploadEndpoint } from '#contract/upload-endpoint.ts';
import { line } from '#contract/user-fields.ts';
import { keptFile } from './contract/kept-file.ts';

/** Views of the library beside `all`; `arrivals` are the caller's files of the last day, in every state. */
export const mediaViews = ['all', 'wordless', 'alike', 'unused', 'binned', 'arrivals'] as const;

const language = z.enum(allLanguages);
const id = z.uuid();
const ids = z.array(id).min(1).max(200);
const alt = line(400);
const album = line(80).refine((name) => name !== '', 'Name the album');

const read = { access: { agent: 'media:read' }, audit: 'nothing personal' } as const;
const write = {
  access: { agent: 'media:write' },
  audit: { target: 'media file', id: 'id' },
} as const;
/** Acts that put on record what they changed of many files, and tell the rest. */
const changedOfMany = {
  access: { agent: 'media:write' },
  audit: { target: 'media file' },
} as const;

export const listMediaFiles = endpoint({
  name: 'listMediaFiles',
  summary: 'Files of the media library, newest first',
  method: 'GET',
  path: '/agent/media/list',
  ...read,
  query: z.object({
    kind: z.enum(mediaKinds).optional(),
    view: z.enum(mediaViews).default('all'),
    /** Words of the name, the description, the place or the credit. */
    s: z.string().max(100, 'Search with at most 100 characters').optional(),
    album: z.string().max(80).optional(),
    /** For `wordless`: the language that the description lacks. */
    language: language.default('en'),
    /** `next` of the page before. */
    after: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    size: z.coerce.number().int().min(1).max(100).default(60),
  }),
  reply: success({ data: z.array(mediaFile), next: z.int().nullable() }),
  problems: ['invalid'],
});

export const countMediaFiles = endpoint({
  name: 'countMediaFiles',
  summary: 'How many files of a kind each view of the library has, and its albums',
  method: 'GET',
  path: '/agent/media/counts',
  ...read,
  query: z.object({ kind: z.enum(mediaKinds).default('picture') }),
  reply: success({
    data: z.object({
      all: z.int(),
      /** Without a description, by language. */
      wordless: z.record(z.string(), z.int()),
      alike: z.int(),
      unused: z.int(),
      binned: z.int(),
      albums: z.array(z.object({ name: z.string(), files: z.int() })),
    }),
  }),
});

export const findMediaFile = endpoint({
  name: 'findMediaFile',
  summary: 'A file of the library, the documents that use it, and those that look like it',
  method: 'GET',
  path: '/agent/media/get',
  ...read,
  query: z.object({ id }),
  reply: success({
    data: mediaFile.extend({ usedIn: z.array(mediaUse), alike: z.array(mediaFile) }),
  }),
  problems: ['notFound'],
});

/**
 * How the editor takes a file into a document: `stored` is the value for that field, as the draft keeps
 * it; `alts` are the descriptions to offer for the field that `beside.alt` names.
 */
export const takeMediaFile = endpoint({
  name: 'takeMediaFile',
  summary: 'A file in the form in which a field of a document keeps it',
  method: 'GET',
  path: '/agent/media/take',
  ...read,
  query: z.object({ id, collection: z.string().max(60), field: z.string().max(60) }),
  reply: success({
    data: z.object({
      stored: z.union([storedPicture, storedFile]),
      alts: z.partialRecord(language, z.string()),
      place: z.string(),
      credit: z.string(),
      takenOn: z.iso.date().nullable(),
      image: image.nullable(),
    }),
  }),
  problems: ['notFound', 'invalid'],
});

/** How the editor shows what a field keeps already; `id` is null for a file that left the library. */
export const findStoredFile = endpoint({
  name: 'findStoredFile',
  summary: 'The file of the library that a document keeps under a key',
  method: 'GET',
  path: '/agent/media/by-key',
  ...read,
  query: z.object({ key: z.string().regex(/^[0-9a-f]{64}$/, 'This has the wrong form') }),
  reply: success({ data: mediaFile.nullable() }),
});

export const describeMediaFile = endpoint({
  name: 'describeMediaFile',
  summary: 'Writes what a file shows, in one language',
  method: 'POST',
  path: '/agent/media/describe',
  access: { agent: 'media:write', languageIn: 'body' },
  audit: { target: 'media file', id: 'id' },
  body: z.strictObject({
    id,
    language,
    alt,
    /** The words that it replaces: others that somebody else wrote meanwhile stay. */
    seen: z.string().optional(),
  }),
  reply: done,
  problems: ['notFound', 'invalid', 'conflict'],
});

export const editMediaFile = endpoint({
  name: 'editMediaFile',
  summary: 'Changes what is known of a file; fields that are not sent stay as they are',
  method: 'POST',
  path: '/agent/media/edit',
  ...write,
  body: z.strictObject({
    id,
    name: line(200)
      .refine((name) => name !== '', 'Name the file')
      .optional(),
    place: line(120).optional(),
    credit: line(80).optional(),
    takenOn: day().nullable().optional(),
    albums: z.array(album).max(20).optional(),
    /** The values that the fields held before: others that somebody else saved meanwhile stay. */
    seen: mediaFile
      .pick({ name: true, place: true, credit: true, takenOn: true, albums: true })
      .partial()
      .optional(),
  }),
  reply: done,
  problems: ['notFound', 'invalid', 'conflict'],
});

const framed = success({
  data: z.object({
    /** Documents whose public page shows it so now, and those whose draft does. */
    live: z.int(),
    drafts: z.int(),
    /** Documents that the caller may not change, or whose public page waits for a review. */
    waiting: z.int(),
  }),
});

export const frameMediaFile = endpoint({
  name: 'frameMediaFile',
  summary:
    'Sets the focal point of a picture, which every crop keeps in sight, wherever it is used',
  method: 'POST',
  path: '/agent/media/frame',
  ...write,
  body: z.strictObject({
    id,
    focus: focus.nullable(),
    /** The point that it replaces: one that somebody else set meanwhile stays. */
    seen: focus.nullable().optional(),
  }),
  reply: framed,
  problems: ['notFound', 'invalid', 'conflict'],
});

export const cropMediaFile = endpoint({
  name: 'cropMediaFile',
  summary: 'Cuts a picture, or takes the whole of it again, wherever it is used',
  method: 'POST',
  path: '/agent/media/crop',
  access: { agent: 'media:publish' },
  audit: { target: 'media file', id: 'id' },
  body: z.strictObject({
    id,
    crop: crop.nullable(),
    /** The part that it replaces, null for the whole: one that somebody else cut meanwhile stays. */
    seen: crop.nullable().optional(),
  }),
  reply: framed,
  problems: ['notFound', 'invalid', 'forbidden', 'conflict'],
});

export const replaceMediaFile = endpoint({
  name: 'replaceMediaFile',
  summary: 'Puts another file in the place of this one in every document, drafts and live',
  method: 'POST',
  path: '/agent/media/replace',
  access: { agent: 'media:publish' },
  audit: { target: 'media file', id: 'id' },
  body: z.strictObject({ id, by: id }),
  reply: framed,
  problems: ['notFound', 'invalid', 'forbidden'],
});

export const putIntoAlbum = endpoint({
  name: 'putIntoAlbum',
  summary:
    'Puts files into an album, or takes them out of it. Files in the bin, and those that are gone, are told',
  method: 'POST',
  path: '/agent/media/album',
  ...changedOfMany,
  body: z.strictObject({ ids, album, isIn: z.boolean() }),
  reply: success({ kept: z.array(keptFile) }),
  problems: ['invalid'],
});

export const binMediaFiles = endpoint({
  name: 'binMediaFiles',
  summary:
    'Puts files into the bin for 30 days; those that were refused or failed go at once. Files in use are kept, and told; one alone is refused',
  method: 'POST',
  path: '/agent/media/bin',
  ...changedOfMany,
  body: z.strictObject({ ids }),
  reply: success({ kept: z.array(keptFile) }),
  problems: ['doneAlready', 'invalid'],
});

export const restoreMediaFiles = endpoint({
  name: 'restoreMediaFiles',
  summary: 'Takes files out of the bin. Those that are gone are told; one alone is refused',
  method: 'POST',
  path: '/agent/media/restore',
  ...changedOfMany,
  body: z.strictObject({ ids }),
  reply: success({ kept: z.array(keptFile) }),
  problems: ['notFound', 'invalid'],
});

export const retryMediaFile = endpoint({
  name: 'retryMediaFile',
  summary: 'Tries again to make a file that failed',
  method: 'POST',
  path: '/agent/media/retry',
  ...write,
  body: z.strictObject({ id }),
  reply: done,
  problems: ['notFound'],
});

export const openMediaOriginal = endpoint({
  name: 'openMediaOriginal',
  summary: 'An address of a file as it came, for some minutes and for the caller alone',
  method: 'GET',
  path: '/agent/media/original',
  access: { agent: 'media:read' },
  // It may say where it was taken.
  audit: { target: 'media original', id: 'id' },
  query: z.object({ id }),
  reply: success({ data: z.object({ url: z.string() }) }),
  problems: ['notFound'],
});

const LARGEST = Math.max(...Object.values(mostBytesOf));

export const mediaUploads = uploadEndpoint({
  name: 'media',
  summary: 'Files for the media library: pictures, films, recordings, PDFs and captions',
  path: '/agent/uploads/media',
  access: { agent: 'media:write' },
  audit: { target: 'media file' },
  types: Object.keys(mediaTypes),
  mostBytesOf: mostBytesOf,
  refusals: mediaRefusals,
  maxBytes: LARGEST,
  atOnce: 1000,
  bytesADay: 20 * LARGEST,
});
