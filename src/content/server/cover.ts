import { coverAddress, coversApart } from '#contract/cover-address.ts';
import type { Image } from '#contract/image.ts';
import { fnv1a } from '#lib/hash.ts';
import { initialOf } from '#lib/initial.ts';
import type { Row } from './row.ts';

const mural = { width: 600, height: 400 };
const lettering = { width: 400, height: 400 };

/** Hours of documents that name none: most are days. */
const hours = ['day', 'dawn', 'day', 'day', 'dusk', 'day', 'night'] as const;

/** The look that all covers of a campaign have in common. */
export interface CoverLook {
  hue: number;
  /** Objects that staff switched off. */
  motifsOff: readonly string[];
  /** The colour that stands there until a cover arrives, as #rrggbb. */
  tint: string;
}

/** Subject and light of a mural, where its document gives them. */
interface MuralArt {
  motif: string;
  hour: string | undefined;
}

/** The picture that stands where there is no photograph. It says nothing that the title does not. */
export function generatedCover(
  kind: 'mural' | 'lettering',
  row: Row,
  art: MuralArt,
  look: CoverLook,
): Image {
  return kind === 'mural' ? muralCover(row, art, look) : letteringCover(row, look);
}

function muralCover({ slug }: Row, art: MuralArt, { hue, motifsOff: off, tint }: CoverLook): Image {
  const { motif, hour = hourOf(slug) } = art;
  return vector(
    coverAddress({ kind: 'mural', name: slug, motif, hour, hue, off, ...mural }),
    mural,
    tint,
  );
}

function hourOf(slug: string): string {
  return hours[(fnv1a(slug) >>> 8) % hours.length] ?? 'day';
}

function letteringCover({ slug, title, language }: Row, { hue, tint }: CoverLook): Image {
  // A draft may have no title yet.
  const sign = initialOf(title, language) || initialOf(slug, language);
  return vector(
    coverAddress({ kind: 'lettering', name: slug, sign, hue, ...lettering }),
    lettering,
    tint,
  );
}

function vector(url: string, size: { width: number; height: number }, placeholder: string): Image {
  return { url, ...size, alt: '', placeholder, sources: [] };
}

/** Changes the covers of a list so that no two neighbours have the same picture. */
export function withCoversApart(documents: Record<string, unknown>[]): Record<string, unknown>[] {
  const images = documents.map(({ image }) => image as Image | null | undefined);
  const apart = coversApart(images.map((image) => image?.url ?? ''));
  return documents.map((document, index) => {
    const image = images[index];
    return image ? { ...document, image: { ...image, url: apart[index] } } : document;
  });
}
