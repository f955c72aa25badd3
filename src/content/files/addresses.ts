import { aiWords } from '#contract/ai-media.ts';
import type { File, Image } from '#contract/image.ts';
import { halfOf } from '#contract/picture-copies.ts';
import { fileTypes } from '../declare/files.ts';
import type { StoredFile, StoredPicture } from '../declare/files.ts';

const MEDIA = '/media/';

/** The width of the copy that a browser without `srcset` gets, and that others link to. */
const USUAL_WIDTH = 960;

/**
 * The types of copies, from the smallest to the one that every browser knows; the browser takes the
 * first it can show.
 */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp' } as const;

export type PictureExtension = keyof typeof pictureTypes;

const pictureExtensions = Object.keys(pictureTypes) as PictureExtension[];

/** Full size is for keeping and printing, and every program opens a JPEG. */
export const FULL_SIZE_TYPE = 'image/jpeg';

/** The storage key of one size of a picture, and the last part of its address. */
export function sizeName(key: string, width: number, extension: PictureExtension): string {
  return `${key}-${width}.${extension}`;
}

/** All widths of a picture and half of each, for those who save data; the widest last. */
export const widthsOfCopies = ({ widths }: Pick<StoredPicture, 'widths'>): number[] =>
  [...new Set(widths.flatMap((each) => [halfOf(each), each]))].sort((a, b) => a - b);

/** The storage key of a picture in full size; only signed addresses lead there. */
export function fullSizeName(key: string): string {
  return `${key}-full.jpg`;
}

/** The storage key of a picture's description: its sizes, and what stands for it until it arrives. */
export const descriptionKey = (key: string) => `${key}.json`;

/** The storage key of a file as it came; nothing leads there from outside. */
export function originalKey(key: string): string {
  return `private/${key}`;
}

/** The storage key of a plain file, and the last part of its address. */
export function fileName(key: string, type: string): string {
  const extension = Object.entries(fileTypes).find(([, known]) => known === type)?.[0];
  if (!extension) throw new TypeError(`Files of type ${type} have no address`);
  return `${key}.${extension}`;
}

const NAME =
  /^[0-9a-f]{64}(?:-[1-9]\d{0,3}\.(?<picture>avif|webp)|\.(?<file>mp3|m4a|aac|ogg|mp4|webm|pdf|vtt))$/;

/** The type of the file that an address below `/media/` names; undefined when none can have it. */
export function typeOfName(name: string): string | undefined {
  const { picture, file } = NAME.exec(name)?.groups ?? {};
  if (picture) return pictureTypes[picture as PictureExtension];
  return file && fileTypes[file as keyof typeof fileTypes];
}

/**
 * The copy that everybody gets until an AVIF one is made: the WebP as wide, which is kept first.
 * Undefined for any other name.
 */
export function standInFor(name: string): string | undefined {
  return typeOfName(name) === pictureTypes.avif ? name.replace(/avif$/, 'webp') : undefined;
}

/** A stored picture as a page shows it; width and height are those of the picture at `url`. */
export function presentPicture(stored: StoredPicture, alt: string): Image {
  const width = stored.widths.findLast((each) => each <= USUAL_WIDTH) ?? stored.width;
  return {
    url: MEDIA + sizeName(stored.key, width, 'webp'),
    width,
    height: Math.max(1, Math.round((stored.height * width) / stored.width)),
    alt: stored.ai ? [alt, aiWords[stored.ai]].filter(Boolean).join('. ') : alt,
    placeholder: stored.placeholder,
    sources: pictureExtensions.map((extension) => source(stored, extension)),
    ...(stored.focus && { focus: stored.focus }),
  };
}

function source({ key, widths }: StoredPicture, extension: PictureExtension) {
  const each = widths.map((width) => `${MEDIA}${sizeName(key, width, extension)} ${width}w`);
  return { type: pictureTypes[extension], srcset: each.join(', ') };
}

/** A stored file as a page links or plays it. */
export function presentFile({ key, type, bytes, pages, seconds, ai }: StoredFile): File {
  return { url: MEDIA + fileName(key, type), type, bytes, pages, seconds, ...(ai && { ai }) };
}
