import { hexPaint } from '#art/covers/paint.ts';
import { buntingLine } from '#art/scenes/bunting-line.ts';
import { heroPeople } from '#art/scenes/hero-people.ts';
import { heroTown } from '#art/scenes/hero-town.ts';
import { motifsOf } from '#contract/motifs.ts';
import { palette } from '#ui/colour/palette.ts';
import type { TextContent } from '../share-pictures/text-layout.ts';
import { heightOf, layLine, layParagraph } from '../sheets/lay-lines.ts';
import type { LaidLine, Sheet } from '../sheets/sheet.ts';

/** A poster is A4, a status fills a phone, a card is square. */
export const kitSizes = {
  poster: { width: 1240, height: 1754 },
  status: { width: 1080, height: 1920 },
  card: { width: 1080, height: 1080 },
} as const;

export type KitShape = keyof typeof kitSizes;

/** Everything that a piece of the kit says. */
export interface Kit {
  shape: KitShape;
  hue: number;
  motifsOff: readonly string[];
  /** "I am with …". */
  with: TextContent;
  /** Across the line: the supporter's name, or the slogan where none was given. */
  across: TextContent;
  /** Large below the line. */
  says: TextContent;
  /** Smaller: when and where an event is, or the campaign in a sentence. */
  details: readonly TextContent[];
  /** The campaign and where it is read. */
  from: TextContent;
  address: TextContent;
}

const MARGIN = 0.075;

interface Look {
  /** Where the dado line lies, as a part of the height. */
  line: number;
  /** The largest letters of each text, as parts of the width. */
  with: number;
  across: number;
  says: number;
  /** How much larger the town is than on the front page. */
  town: number;
}

const looks: Record<KitShape, Look> = {
  poster: { line: 0.6, with: 0.12, across: 0.34, says: 0.085, town: 2.9 },
  status: { line: 0.58, with: 0.135, across: 0.34, says: 0.085, town: 3.1 },
  card: { line: 0.53, with: 0.095, across: 0.25, says: 0.065, town: 1.6 },
};
/** The distance of the last baseline below the line, in letter sizes. */
const BELOW = 0.26;
/** Names that would be smaller than this part of the width stand in two lines, no larger than that. */
const SMALLEST_IN_ONE = 0.1;
const LARGEST_IN_TWO = 0.15;
const LEADING = 1.3;
const INDIC_SMALLER = 0.8;
/** The height of letters with their signs above the baseline, in letter sizes. */
const RISE = 1;

/** A poster, a status or a card: the town, its people before the letters, and a name across the line. */
export async function kitSheet(kit: Kit): Promise<Sheet> {
  const { width, height } = kitSizes[kit.shape];
  const look = looks[kit.shape];
  const line = Math.round(height * look.line);
  const side = Math.round(width * MARGIN);
  const room = width - 2 * side;
  const across = await layAcross(kit.across, {
    side,
    room,
    line,
    width,
    largest: look.across * width,
  });
  const { size, y } = across[0] ?? { size: 0, y: line };
  const top = Math.round((width * BUNTING.height) / BUNTING.width + 0.05 * width);
  const above = await layParagraph(kit.with, {
    x: side,
    y: top,
    width: room,
    height: y - RISE * size - top,
    tone: 'ink',
    sizes: [look.with * width, 0.085 * width, 0.07 * width, 0.055 * width, 0.045 * width],
  });
  const foot = await layFoot(kit, { side, room, width, height });
  const below = await layBelow(kit, {
    side,
    room,
    width,
    top: line + 0.05 * width + 0.5 * size,
    bottom: foot.top,
  });
  return {
    width,
    height,
    line,
    stripe: Math.round(0.011 * width),
    hue: kit.hue,
    lines: [...above, ...across, ...below, ...foot.lines],
    ...drawTown(kit, { width, line, size }),
    title: `${kit.with.text}: ${kit.across.text}`,
    author: kit.from.text,
    language: kit.with.language,
  };
}

interface Room {
  side: number;
  room: number;
  width: number;
}

async function layAcross(
  { text, language }: TextContent,
  { side, room, line, width, largest }: Room & { line: number; largest: number },
): Promise<LaidLine[]> {
  const most = language === 'en' ? largest : largest * INDIC_SMALLER;
  const lay = (part: string, atMost: number) =>
    layLine({ text: part, language }, { x: side, y: 0, room, largest: atMost, tone: 'across' });
  const whole = await lay(text, most);
  const parts = whole.size < SMALLEST_IN_ONE * width ? halves(text) : [text];
  const lines =
    parts.length > 1
      ? await Promise.all(parts.map((part) => lay(part, LARGEST_IN_TWO * width)))
      : [whole];
  const size = Math.min(...lines.map((each) => each.size));
  const last = line + size * BELOW;
  return lines.map((each, at) => ({
    ...each,
    size,
    y: last - (lines.length - 1 - at) * size * LEADING,
  }));
}

/** A name in two lines, as equally long as its words allow. */
function halves(text: string): string[] {
  const words = text.split(' ');
  const cuts = words.slice(1).map((_, at) => {
    const [first, second] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return { parts: [first, second], longer: Math.max(first.length, second.length) };
  });
  return cuts.toSorted((a, b) => a.longer - b.longer)[0]?.parts ?? [text];
}

async function layFoot(
  { from, address }: Kit,
  { side: x, room, width, height }: Room & { height: number },
): Promise<{ lines: LaidLine[]; top: number }> {
  const place = (y: number, largest: number) => ({ x, y, room, largest, tone: 'on-dado' }) as const;
  const lines = [
    await layLine(from, place(height - 0.105 * width, 0.042 * width)),
    await layLine(address, place(height - 0.05 * width, 0.036 * width)),
  ];
  return { lines, top: height - 0.155 * width };
}

async function layBelow(
  { says, details, shape }: Kit,
  { side: x, room, width, top, bottom }: Room & { top: number; bottom: number },
): Promise<LaidLine[]> {
  const place = { x, width: room, tone: 'on-dado' } as const;
  const lines = await layParagraph(says, {
    ...place,
    y: top,
    height: 0.55 * (bottom - top),
    sizes: [looks[shape].says * width, 0.06 * width, 0.05 * width, 0.042 * width],
  });
  let y = top + heightOf(lines) + 0.012 * width;
  for (const each of details) {
    if (bottom - y < 0.045 * width) break;
    const laid = await layParagraph(each, {
      ...place,
      y,
      height: Math.min(bottom - y, 0.16 * width),
      sizes: [0.044 * width, 0.038 * width, 0.032 * width],
    });
    lines.push(...laid);
    y += heightOf(laid);
  }
  return lines;
}

const BUNTING = { width: 480, height: 52 };
const TOWN = { width: 2560, height: 220 };
/** The people of the front page; their feet stand below the line. */
const PEOPLE = { width: 1440, height: 112, below: 44 };
/** Before smaller letters people would hide them. */
const SMALLEST_WITH_PEOPLE = 0.12;

function drawTown(
  { hue, motifsOff, shape }: Kit,
  { width, line, size }: { width: number; line: number; size: number },
): Pick<Sheet, 'behind' | 'before'> {
  const paint = hexPaint(palette(hue, 'light'));
  const off = new Set(motifsOf(motifsOff));
  const { town } = looks[shape];
  const scale = (1.1 * width) / PEOPLE.width;
  return {
    behind:
      place(buntingLine(paint, off), { x: 0, y: 0, scale: width / BUNTING.width }) +
      place(heroTown(paint, off), {
        x: (width - TOWN.width * town) / 2,
        y: line - TOWN.height * town,
        scale: town,
      }),
    ...(size >= SMALLEST_WITH_PEOPLE * width && {
      before: place(heroPeople(paint, off), {
        x: -0.1 * width,
        y: line + (PEOPLE.below - PEOPLE.height) * scale,
        scale,
      }),
    }),
  };
}

const place = (drawing: string, { x, y, scale }: { x: number; y: number; scale: number }) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${drawing}</g>`;
