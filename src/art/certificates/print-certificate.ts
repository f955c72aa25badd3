import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import type { PDFRef } from 'pdf-lib';
import { palette } from '#ui/colour/palette.ts';
import { EM } from '../share-pictures/font-faces.ts';
import type { PictureFace } from '../share-pictures/font-faces.ts';
import type { PlacedGlyph } from '../share-pictures/shape-word.ts';
import { EmbeddedFont, utf16 } from './embedded-font.ts';
import { LINE, SHEET, STRIPE, layOutCertificate } from './lay-out-certificate.ts';
import type { Certificate, LaidLine } from './lay-out-certificate.ts';

/** Points of paper for a pixel of the picture: an A4 sheet lying down. */
const POINT = 841.89 / SHEET.width;

/**
 * A certificate as a PDF. HarfBuzz has shaped its words; each is text that can be copied, searched and
 * read aloud, with its letters beside the glyphs (ActualText).
 */
export async function printCertificate(says: Certificate): Promise<Uint8Array> {
  const lines = await layOutCertificate(says);
  const colours = palette(says.hue, 'light');
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${says.title.text}: ${says.name.text}`, { showInWindowTitleBar: true });
  pdf.setAuthor(says.from.text);
  pdf.setLanguage(says.title.language);
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const page = pdf.addPage([SHEET.width * POINT, SHEET.height * POINT]);
  const fonts = new Map<string, EmbeddedFont>();
  const fontOf = (face: PictureFace) => {
    const font = fonts.get(face.name) ?? new EmbeddedFont(face);
    fonts.set(face.name, font);
    return font;
  };
  const field = (colour: string, top: number, tall: number) =>
    `${rgb(colour)} rg 0 ${down(top + tall)} ${SHEET.width} ${tall} re f`;
  const paints = {
    ink: `${rgb(colours.ink)} rg`,
    across: '/Pattern cs /Across scn',
    'on-dado': `${rgb(colours['on-dado'])} rg`,
  };
  const content = [
    `q ${POINT} 0 0 ${POINT} 0 0 cm`,
    '/Artifact BMC',
    field(colours.wall, 0, LINE),
    field(colours.dado, LINE, SHEET.height - LINE),
    field(colours.spark, LINE, STRIPE),
    'EMC',
    ...lines.map((line) => write(line, paints[line.tone], fontOf)),
    'Q',
  ].join('\n');
  for (const font of fonts.values())
    page.node.setFontDictionary(PDFName.of(font.name), font.embed(pdf));
  const across = acrossPattern(pdf, colours);
  page.node.Resources()?.set(PDFName.of('Pattern'), pdf.context.obj({ Across: across }));
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)));
  pdf.catalog.set(PDFName.of('MarkInfo'), pdf.context.obj({ Marked: true }));
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(says.title.language));
  return pdf.save();
}

/** PDF counts from the foot of the sheet. */
const down = (y: number) => SHEET.height - y;

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)).join(' ');

type FontOf = (face: PictureFace) => EmbeddedFont;

function write({ words, ...line }: LaidLine, paint: string, fontOf: FontOf): string {
  const size = line.size.toFixed(2);
  const written = words.map(({ text, at, glyphs }) => {
    const shown = glyphs.map((glyph) => {
      const font = fontOf(glyph.face);
      const [left, foot] = placeOf(line, at, glyph);
      return `/${font.name} ${size} Tf 1 0 0 1 ${left} ${foot} Tm <${font.codeOf(glyph)}> Tj`;
    });
    const mark = `/Span << /Lang (${line.language}) /ActualText <feff${utf16(`${text} `)}> >> BDC`;
    return `${mark}\nBT ${shown.join('\n')} ET\nEMC`;
  });
  return `${paint}\n${written.join('\n')}`;
}

/** Paint that changes its colour at the line, so that a word across it is one text. */
function acrossPattern(pdf: PDFDocument, colours: Record<'brand' | 'on-dado', string>): PDFRef {
  const plain = (colour: string) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: rgb(colour).split(' ').map(Number),
    C1: rgb(colour).split(' ').map(Number),
    N: 1,
  });
  const height = SHEET.height * POINT;
  const pattern = {
    PatternType: 2,
    Shading: {
      ShadingType: 2,
      ColorSpace: 'DeviceRGB',
      Coords: [0, height, 0, 0],
      Function: {
        FunctionType: 3,
        Domain: [0, 1],
        Functions: [plain(colours.brand), plain(colours['on-dado'])],
        Bounds: [LINE / SHEET.height],
        Encode: [0, 1, 0, 1],
      },
    },
  };
  return pdf.context.register(pdf.context.obj(pattern));
}

function placeOf({ x, y, size }: Omit<LaidLine, 'words'>, at: number, glyph: PlacedGlyph) {
  const scale = size / EM;
  return [x + (at + glyph.x) * scale, down(y) + glyph.y * scale].map((each) => each.toFixed(2));
}
