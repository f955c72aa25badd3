import { readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import type { Language } from '#contract/languages.ts';
import { SCRIPTS } from '#ui/fonts/scripts.ts';

/** A font with the set of its letters. */
export interface PictureFace {
  name: string;
  /** The font file itself, for documents that carry their fonts. */
  file: Uint8Array;
  font: Font;
  letters: ReadonlySet<number>;
}

/** The length of one em in the units of `font`. */
export const EM = 1000;

/** Cut by scripts/fonts.ts. */
const FOLDER = new URL('../../ui/fonts/generated/pictures/', import.meta.url);
const loaded = new Map<string, Promise<PictureFace>>();

/** Latin first, as on the pages: digits and punctuation look the same in every language. */
export function loadFaces(
  language: Language,
  latin: 'latin' | 'latin-condensed' = 'latin',
): Promise<PictureFace[]> {
  const scripts = new Set([SCRIPTS[language], ...Object.values(SCRIPTS)]);
  scripts.delete('latin');
  return Promise.all([latin, 'latin-more', ...scripts].map(loadFace));
}

function loadFace(name: string): Promise<PictureFace> {
  const known = loaded.get(name);
  if (known) return known;
  const face = load(name);
  loaded.set(name, face);
  face.catch(() => loaded.delete(name));
  return face;
}

async function load(name: string): Promise<PictureFace> {
  const file = await readFile(new URL(`${name}.ttf`, FOLDER));
  const face = new Face(new Blob(file), 0);
  const font = new Font(face);
  font.setScale(EM, EM);
  return { name, file, font, letters: new Set(face.collectUnicodes()) };
}
