declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  }
  export interface Glyph {
    advanceWidth: number;
    path: { commands: PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
  }
  export function create(file: Uint8Array): Font;
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'truetype' | 'woff' | 'woff2';
    /** An axis is pinned to a number or narrowed to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
    /** Then no text is given. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    file: Uint8Array,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
