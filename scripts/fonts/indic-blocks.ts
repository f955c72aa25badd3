import type { IndicScript } from '#ui/fonts/scripts.ts';

/** Code points, first and last. */
export type CodeRange = readonly [first: number, last: number];

interface IndicBlock {
  /** The name of the script in the font's file name. */
  subset: string;
  /** The part of its Unicode block that readers of the script need. */
  ranges: readonly CodeRange[];
}

const JOINERS: CodeRange = [0x200c, 0x200d];
const DOTTED_CIRCLE: CodeRange = [0x25cc, 0x25cc];
const DANDAS: CodeRange = [0x964, 0x965];

/**
 * Devanagari without the letters that neither Hindi nor Marathi uses: Vedic accents, and those of
 * Kashmiri, Sindhi and Marwari. It also saves their conjuncts, which are most of the file.
 */
const HINDI_AND_MARATHI: readonly CodeRange[] = [
  [0x901, 0x903],
  [0x905, 0x90b],
  [0x90d, 0x90d],
  [0x90f, 0x911],
  [0x913, 0x928],
  [0x92a, 0x933],
  [0x935, 0x939],
  [0x93c, 0x943],
  [0x945, 0x945],
  [0x947, 0x949],
  [0x94b, 0x94d],
  [0x950, 0x950],
  [0x958, 0x95e],
  [0x966, 0x970],
  [0x972, 0x972],
];

/** The letters that each static font keeps. */
export const INDIC_BLOCKS: Readonly<Record<IndicScript, IndicBlock>> = {
  devanagari: block('devanagari', ...HINDI_AND_MARATHI, DANDAS),
  bangla: block('bengali', [0x980, 0x9fe], DANDAS),
  gujarati: block('gujarati', [0xa81, 0xaff]),
  gurmukhi: block('gurmukhi', [0xa01, 0xa76], DANDAS),
  odia: block('oriya', [0xb01, 0xb77], DANDAS),
  tamil: block('tamil', [0xb82, 0xbfa]),
  telugu: block('telugu', [0xc00, 0xc7f]),
  kannada: block('kannada', [0xc80, 0xcf2]),
  malayalam: block('malayalam', [0xd00, 0xd7f]),
};

function block(subset: string, ...ranges: CodeRange[]): IndicBlock {
  return { subset, ranges: [...ranges, JOINERS, DOTTED_CIRCLE] };
}
