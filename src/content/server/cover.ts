import { coverAddress } from '#contract/cover-address.ts';
import type { Image } from '#contract/image.ts';
import { mainSign } from '#lib/main-sign.ts';
import type { Row } from './row.ts';

const mural = { width: 600, height: 400 };
const lettering = { width: 400, height: 400 };

/** The picture that stands where there is no photograph. It says nothing that the title does not. */
export function generatedCover(
  kind: 'mural' | 'lettering',
  row: Row,
  motif: string,
  hue: number,
): Image {
  return kind === 'mural' ? muralCover(row, motif, hue) : letteringCover(row, hue);
}

function muralCover({ slug, facts }: Row, motif: string, hue: number): Image {
  const hour = typeof facts['hour'] === 'string' ? facts['hour'] : 'day';
  return vector(coverAddress({ kind: 'mural', name: slug, motif, hour, hue, ...mural }), mural);
}

function letteringCover({ slug, title, language }: Row, hue: number): Image {
  const sign = mainSign(title, language);
  return vector(
    coverAddress({ kind: 'lettering', name: slug, sign, hue, ...lettering }),
    lettering,
  );
}

function vector(url: string, size: { width: number; height: number }): Image {
  return { url, ...size, alt: '', placeholder: 'var(--tint)', sources: [] };
}
