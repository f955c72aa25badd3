import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import type { PDFRef } from 'pdf-lib';
import { palette } from '#ui/colour/palette.ts';
import type { Palette } from '#ui/colour/palette.ts';
import { EM } from '../share-pictures/font-faces.ts';
import type { PictureFace } from '../share-pictures/font-faces.ts';
import type { PlacedGlyph } from '../share-pictures/shape-word.ts';
import { embedDrawing } from './embed-drawing.ts';
import type { EmbeddedDrawing } from './embed-drawing.ts';
import { EmbeddedFont, utf16 } from './embedded-font.ts';
import { LONG_SIDE } from './sheet.ts';
import type { LaidLine, Sheet } from './sheet.ts';

interface Fields {
  colours: Palette;
  /** Points of paper for a pixel of the picture. */
  point: number;
}

/**
 * A sheet as a PDF. HarfBuzz has shaped its words; each is text that can be copied, searched and
 * read aloud, with its letters beside the glyphs (ActualText).
 */
export async function writePdf(sheet: Sheet): Promise<Uint8Array> {
  const { width, height, behind, before } = sheet;
  const point = LONG_SIDE / Math.max(width, height);
  const colours = palette(sheet.hue, 'light');
  const pdf = await PDFDocument.create();
  pdf.setTitle(sheet.title, { showInWindowTitleBar: true });
  pdf.setAuthor(sheet.author);
  pdf.setLanguage(sheet.language);
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const page = pdf.addPage([width * point, height * point]);
  const fonts = new Map<string, EmbeddedFont>();
  const fontOf = (face: PictureFace) => {
    const font = fonts.get(face.name) ?? new EmbeddedFont(face);
    fonts.set(face.name, font);
    return font;
  };
  const pictures = { Behind: behind, Before: before };
  const drawings: Record<string, EmbeddedDrawing> = {};
  for (const [name, drawing] of Object.entries(pictures))
    if (drawing) drawings[name] = await embedDrawing(pdf, drawing, sheet);
  const content = paintSheet(sheet, { colours, point }, { fontOf, drawings });
  for (const font of fonts.values())
    page.node.setFontDictionary(PDFName.of(font.name), font.embed(pdf));
  const resources = page.node.Resources();
  const across = acrossPattern(pdf, sheet, { colours, point });
  resources?.set(PDFName.of('Pattern'), pdf.context.obj({ Across: across }));
  const refs = Object.entries(drawings).map(([name, { ref }]) => [name, ref] as const);
  resources?.set(PDFName.of('XObject'), pdf.context.obj(Object.fromEntries(refs)));
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)));
  pdf.catalog.set(PDFName.of('MarkInfo'), pdf.context.obj({ Marked: true }));
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(sheet.language));
  return pdf.save();
}

interface Ink {
  fontOf: FontOf;
  drawings: Readonly<Record<string, EmbeddedDrawing>>;
}

/** The content of the page: fields of colour, drawings, and text in the order in which it is read. */
function paintSheet(sheet: Sheet, { colours, point }: Fields, { fontOf, drawings }: Ink): string {
  const { width, height, line, stripe, lines } = sheet;
  const field = (colour: string, top: number, tall: number) =>
    `${rgb(colour)} rg 0 ${height - top - tall} ${width} ${tall} re f`;
  const picture = (name: string) => {
    const drawn = drawings[name];
    if (!drawn) return '';
    const { left, top, wide, tall } = drawn;
    return `q ${wide} 0 0 ${tall} ${left} ${height - top - tall} cm /${name} Do Q`;
  };
  const paints = {
    ink: `${rgb(colours.ink)} rg`,
    across: '/Pattern cs /Across scn',
    'on-dado': `${rgb(colours['on-dado'])} rg`,
  };
  return [
    `q ${point} 0 0 ${point} 0 0 cm`,
    '/Artifact BMC',
    field(colours.wall, 0, line),
    field(colours.dado, line, height - line),
    picture('Behind'),
    field(colours.spark, line, stripe),
    'EMC',
    ...lines.map((each) => write(each, { height, paint: paints[each.tone], fontOf })),
    '/Artifact BMC',
    picture('Before'),
    'EMC',
    'Q',
  ].join('\n');
}

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)).join(' ');

type FontOf = (face: PictureFace) => EmbeddedFont;

interface Writing {
  height: number;
  paint: string;
  fontOf: FontOf;
}

function write({ words, ...line }: LaidLine, { height, paint, fontOf }: Writing): string {
  const size = line.size.toFixed(2);
  const written = words.map(({ text, at, glyphs }) => {
    const shown = glyphs.map((glyph) => {
      const font = fontOf(glyph.face);
      const [left, foot] = placeOf({ ...line, height }, at, glyph);
      return `/${font.name} ${size} Tf 1 0 0 1 ${left} ${foot} Tm <${font.codeOf(glyph)}> Tj`;
    });
    const mark = `/Span << /Lang (${line.language}) /ActualText <feff${utf16(`${text} `)}> >> BDC`;
    return `${mark}\nBT ${shown.join('\n')} ET\nEMC`;
  });
  return `${paint}\n${written.join('\n')}`;
}

/** Paint that changes its colour at the line, so that a word across it is one text. */
function acrossPattern(pdf: PDFDocument, sheet: Sheet, { colours, point }: Fields): PDFRef {
  const plain = (colour: string) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: rgb(colour).split(' ').map(Number),
    C1: rgb(colour).split(' ').map(Number),
    N: 1,
  });
  const pattern = {
    PatternType: 2,
    Shading: {
      ShadingType: 2,
      ColorSpace: 'DeviceRGB',
      Coords: [0, sheet.height * point, 0, 0],
      Function: {
        FunctionType: 3,
        Domain: [0, 1],
        Functions: [plain(colours.brand), plain(colours['on-dado'])],
        Bounds: [sheet.line / sheet.height],
        Encode: [0, 1, 0, 1],
      },
    },
  };
  return pdf.context.register(pdf.context.obj(pattern));
}

interface Foot extends Omit<LaidLine, 'words'> {
  height: number;
}

/** PDF counts from the foot of the sheet. */
function placeOf({ x, y, size, height }: Foot, at: number, glyph: PlacedGlyph) {
  const scale = size / EM;
  return [x + (at + glyph.x) * scale, height - y + glyph.y * scale].map((each) => each.toFixed(2));
}
