import { PDFHexString, PDFName } from 'pdf-lib';
import type { PDFDocument, PDFRef } from 'pdf-lib';
import type { PictureFace } from '../share-pictures/font-faces.ts';
import type { PlacedGlyph } from '../share-pictures/shape-word.ts';

/** Letters as UTF-16 in hexadecimal. */
export const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/**
 * A font inside a PDF. Its codes are our own: one for each pair of a glyph and the letters that it
 * stands for, so that the same shape is copied as what was written where it stands.
 */
export class EmbeddedFont {
  readonly name: string;
  readonly #face: PictureFace;
  readonly #codes = new Map<string, { code: number; glyph: PlacedGlyph }>();

  constructor(face: PictureFace) {
    this.#face = face;
    this.name = `Anek-${face.name}`;
  }

  /** The code of a glyph, as four hexadecimal digits. */
  codeOf(glyph: PlacedGlyph): string {
    const key = `${glyph.id} ${glyph.letters}`;
    const known = this.#codes.get(key) ?? { code: this.#codes.size + 1, glyph };
    this.#codes.set(key, known);
    return known.code.toString(16).padStart(4, '0');
  }

  /** Writes the font with the codes that were asked for. */
  embed(pdf: PDFDocument): PDFRef {
    const { context } = pdf;
    const used = [...this.#codes.values()];
    const file = context.register(context.flateStream(this.#face.file));
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: this.name,
        Flags: 4,
        FontBBox: [-1000, -1000, 3000, 1500],
        ItalicAngle: 0,
        Ascent: 1000,
        Descent: -500,
        CapHeight: 700,
        StemV: 80,
        FontFile2: file,
      }),
    );
    const glyphs = Buffer.alloc(2 * (used.length + 1));
    for (const { code, glyph } of used) glyphs.writeUInt16BE(glyph.id, 2 * code);
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: this.name,
        CIDSystemInfo: {
          Registry: PDFHexString.fromText('Adobe'),
          Ordering: PDFHexString.fromText('Identity'),
          Supplement: 0,
        },
        FontDescriptor: descriptor,
        W: [1, used.map(({ glyph }) => glyph.advance)],
        CIDToGIDMap: context.register(context.flateStream(glyphs)),
      }),
    );
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: this.name,
        Encoding: PDFName.of('Identity-H'),
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.flateStream(this.#toUnicode())),
      }),
    );
  }

  #toUnicode(): string {
    const rows = [...this.#codes.values()]
      .filter(({ glyph }) => glyph.letters !== '')
      .map(
        ({ code, glyph }) => `<${code.toString(16).padStart(4, '0')}> <${utf16(glyph.letters)}>`,
      );
    const blocks: string[] = [];
    for (let from = 0; from < rows.length; from += 100) {
      const block = rows.slice(from, from + 100);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
    }
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CMapName /Letters def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  }
}
