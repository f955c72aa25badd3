import { type Contour, leftEdgeOf, readContours, writeContours } from './simple-glyph.ts';

/** Steps of the grid in one em. On a phone a line of text is some 50 pixels high. */
const GRID = 500;
const RECORDS = 12;
const RECORD = 16;
const UNITS_PER_EM = 18;
const LOCA_IS_LONG = 50;
const ADVANCES = 34;

/**
 * A TrueType font of one weight whose outlines are set to a coarser grid, and whose parts are drawn
 * alike where they differ by no more than a step: the shape of क stands in a hundred conjuncts, each
 * time rounded a little differently. WOFF2 then finds them to be the same.
 */
export function roundOutlines(font: Buffer): Buffer {
  const head = tableOf(font, 'head');
  const step = head.readUInt16BE(UNITS_PER_EM) / GRID;
  const share = sharedShapes(step);
  const glyphs = entriesOf(font).map((entry) => {
    const contours = entry.length > 0 && readContours(entry);
    return contours ? writeContours(contours.map((each) => share(rounded(each, step)))) : entry;
  });
  return withGlyphs(font, glyphs);
}

function rounded(contour: Contour, step: number): Contour {
  const round = (place: number) => Math.round(place / step) * step;
  return contour.map(({ x, y, isOnLine }) => ({ x: round(x), y: round(y), isOnLine }));
}

/** Draws each contour like the first one that has its shape to within a step. */
function sharedShapes(step: number): (contour: Contour) => Contour {
  const known = new Map<string, Contour[]>();
  return (contour) => {
    const kind = contour.map(({ isOnLine }) => Number(isOnLine)).join('');
    const alike = known.get(kind) ?? [];
    known.set(kind, alike);
    for (const shape of alike) {
      const moved = movedTo(contour, shape);
      const isClose = moved.every(
        ({ x, y }, index) =>
          Math.abs(x - (contour[index]?.x ?? 0)) <= step &&
          Math.abs(y - (contour[index]?.y ?? 0)) <= step,
      );
      if (isClose) return moved;
    }
    alike.push(contour);
    return contour;
  };
}

/** A shape at the place where a contour begins. */
function movedTo([start]: Contour, shape: Contour): Contour {
  const right = (start?.x ?? 0) - (shape[0]?.x ?? 0);
  const up = (start?.y ?? 0) - (shape[0]?.y ?? 0);
  return shape.map(({ x, y, isOnLine }) => ({ x: x + right, y: y + up, isOnLine }));
}

function tableOf(font: Buffer, tag: string): Buffer {
  const record = recordOf(font, tag);
  const start = record.readUInt32BE(8);
  return font.subarray(start, start + record.readUInt32BE(12));
}

function recordOf(font: Buffer, tag: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const start = RECORDS + RECORD * index;
    if (font.toString('latin1', start, start + 4) === tag)
      return font.subarray(start, start + RECORD);
  }
  throw new Error(`The font has no table ${tag}`);
}

function entriesOf(font: Buffer): Buffer[] {
  const loca = tableOf(font, 'loca');
  const glyf = tableOf(font, 'glyf');
  const isLong = tableOf(font, 'head').readInt16BE(LOCA_IS_LONG) === 1;
  const width = isLong ? 4 : 2;
  const starts = Array.from({ length: loca.length / width }, (_, index) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
  );
  return starts.slice(1).map((end, index) => glyf.subarray(starts[index], end));
}

/** The font with other glyphs, behind what it had: the subsetter leaves out what no table names. */
function withGlyphs(font: Buffer, glyphs: readonly Buffer[]): Buffer {
  let end = 0;
  const starts = [0, ...glyphs.map(({ length }) => (end += length))];
  const loca = Buffer.alloc(4 * starts.length);
  starts.forEach((start, index) => loca.writeUInt32BE(start, 4 * index));
  const whole = Buffer.concat([font, ...glyphs, loca]);
  tableOf(whole, 'head').writeInt16BE(1, LOCA_IS_LONG);
  setLeftBearings(whole, glyphs);
  setTable(whole, 'glyf', font.length, end);
  setTable(whole, 'loca', font.length + end, loca.length);
  return whole;
}

/** Some engines move a glyph whose edge is not where its bearing says. */
function setLeftBearings(font: Buffer, glyphs: readonly Buffer[]): void {
  const metrics = tableOf(font, 'hmtx');
  const withAdvance = tableOf(font, 'hhea').readUInt16BE(ADVANCES);
  glyphs.forEach((entry, index) => {
    const at = 2 * (index + Math.min(index + 1, withAdvance));
    if (entry.length > 0) metrics.writeInt16BE(leftEdgeOf(entry), at);
  });
}

function setTable(font: Buffer, tag: string, start: number, length: number): void {
  const record = recordOf(font, tag);
  record.writeUInt32BE(start, 8);
  record.writeUInt32BE(length, 12);
}
