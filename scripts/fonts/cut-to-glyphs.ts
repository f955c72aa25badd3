import { readFile } from 'node:fs/promises';

/**
 * The calls of HarfBuzz's subsetter that we need; `subset-font` cannot select glyphs.
 * https://harfbuzz.github.io/harfbuzz-hb-subset.html
 */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(length: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, member: number): void;
  hb_set_invert(set: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const MEMORY_MODE_WRITABLE = 2;
const SETS_NAMES = 4;
const SETS_LAYOUT_FEATURES = 6;
/** The id of the only name of a font that is kept, because its licence asks for it. */
const COPYRIGHT = 0;
const NO_LAYOUT_CLOSURE = 0x200;
const MODULE = new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));

/**
 * A TrueType font with the given letters and glyphs alone. Ligatures to any other glyph are
 * dropped, so that a text falls back to their components.
 */
export async function cutToGlyphs(
  font: Uint8Array,
  { letters, glyphs }: { letters: string; glyphs: Iterable<number> },
): Promise<Buffer> {
  const hb = await loadSubsetter();
  const data = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(
    hb.hb_blob_create(data, font.byteLength, MEMORY_MODE_WRITABLE, 0, 0),
    0,
  );
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE);
  const features = hb.hb_subset_input_set(input, SETS_LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const names = hb.hb_subset_input_set(input, SETS_NAMES);
  hb.hb_set_clear(names);
  hb.hb_set_add(names, COPYRIGHT);
  const letterSet = hb.hb_subset_input_unicode_set(input);
  for (const letter of letters) hb.hb_set_add(letterSet, letter.codePointAt(0) ?? 0);
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(glyphSet, glyph);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not cut the font');
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}

/** A new instance for each font, so that its memory is freed. */
async function loadSubsetter(): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(await readFile(MODULE));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}
