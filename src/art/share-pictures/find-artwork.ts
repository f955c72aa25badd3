import { coverAddress, parseCoverAddress, reshapeCover } from '#contract/cover-address.ts';
import type { Image } from '#contract/image.ts';
import { drawCover } from '../draw-cover.ts';

export type ReadFile = (key: string) => Promise<Uint8Array | undefined>;

/** A photograph in a format that decoders know, or an SVG. */
export type Artwork = { photograph: Uint8Array } | { drawing: string };

interface ArtworkQuery {
  image: Image | null | undefined;
  /** The seed of the mural that replaces a missing picture. */
  name: string;
  hue: number;
  /** Objects that staff switched off. */
  off: readonly string[] | undefined;
  /** The width of the drawing, in pixels. */
  width: number;
  height: number;
}

const MEDIA = '/media/';

/** The picture of a document: its photograph, or else its cover. */
export async function findArtwork(
  { image, ...mural }: ArtworkQuery,
  readFile: ReadFile,
): Promise<Artwork> {
  const photograph = image && (await readPhotograph(image, readFile));
  return photograph ? { photograph } : { drawing: cover(image, mural) };
}

/** Reads a stored picture; undefined for a drawing, and for a missing file. */
export async function readPhotograph(image: Image, readFile: ReadFile) {
  return image.url.startsWith(MEDIA) ? readFile(keyOf(image)) : undefined;
}

/** The storage key of the widest copy in WebP. */
function keyOf({ url, sources }: Image): string {
  const copies = sources.find(({ type }) => type === 'image/webp')?.srcset.split(', ') ?? [];
  const [widest = url] = copies.at(-1)?.split(' ') ?? [];
  return widest.slice(MEDIA.length);
}

function cover(image: ArtworkQuery['image'], mural: Omit<ArtworkQuery, 'image'>): string {
  const own = image && parseCoverAddress(image.url) ? image.url : undefined;
  const stranger = { kind: 'mural', motif: 'gathering', hour: 'day' } as const;
  const address = own
    ? reshapeCover(own, mural.width, mural.height)
    : coverAddress({ ...stranger, ...mural });
  const drawn = drawCover(address);
  if (drawn === undefined) throw new Error(`No cover is drawn for ${mural.name}`);
  return drawn;
}
