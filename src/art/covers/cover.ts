import type { Motif } from '#contract/motifs.ts';
import { fnv1a } from '#lib/hash.ts';
import { between, chance, mulberry32, pick, type Random } from '#lib/random.ts';
import { palette } from '#ui/colour/palette.ts';
import { type Canvas, DADO_LINE } from './canvas.ts';
import { type CoverCategory, HUE_SHIFT } from './categories.ts';
import type { Composition } from './compositions/composition.ts';
import { COMPOSITIONS } from './compositions/index.ts';
import { GROUNDS } from './grounds/index.ts';
import { type Hour, inksFor } from './inks.ts';
import { type Land, LANDS } from './motifs/lands.ts';
import { birds, clouds, rain, sky } from './motifs/sky.ts';
import { hexPaint, type Paint } from './paint.ts';
import { crowd, people } from './people.ts';
import { box, fill, svg } from './svg.ts';

/** The input of a mural cover; the same order always gives the same picture. */
export interface CoverOrder {
  title: string;
  category: CoverCategory;
  /** The campaign hue, 0–359 degrees; the subject shifts it. */
  hue: number;
  /** When left out, the title decides. */
  hour?: Hour | undefined;
  /** The index of the subject's picture, from 0; when left out, the title decides. */
  view?: number | undefined;
  /** Pixels. */
  width: number;
  height: number;
  /** Objects that staff switched off. */
  motifsOff?: readonly Motif[] | undefined;
}

/** Draws a flat mural of a place and its people: the cover of news, events, journeys and albums. */
export function cover(order: CoverOrder): string {
  const composition = compositionOf(order);
  const canvas = stretch(order, composition.near ?? 1);
  const { random } = canvas;
  const land = LANDS[pick(random, composition.land)];
  const ground = GROUNDS[pick(random, composition.ground)];
  const body =
    backdrop(canvas, land) +
    ground(canvas) +
    dadoLine(canvas) +
    composition.parts.map((part) => part(canvas)).join('') +
    (composition.company === 'crowd' ? crowd(canvas) : people(canvas, composition.company)) +
    nearest(canvas, composition);
  return svg(order.width, order.height, body);
}

/** The composition of an order: one of its subject's pictures. */
export function compositionOf({ title, category, view }: CoverOrder): Composition {
  const all = COMPOSITIONS[category];
  const own = all[(view ?? fnv1a(title)) % all.length];
  if (own === undefined) throw new Error(`No picture is composed of ${category}`);
  return own;
}

function stretch(order: CoverOrder, near: number): Canvas {
  const { title, category, hue, width, height, motifsOff = [] } = order;
  const random = mulberry32(fnv1a(`${title}|${category}`));
  const paint = hexPaint(palette((hue + HUE_SHIFT[category] + 360) % 360, 'light'));
  const hour = order.hour ?? someHour(random);
  const mirrored = chance(random, 0.5);
  const distance = near * between(random, 0.94, 1.08);
  return {
    width,
    height,
    horizon: Math.round(height * DADO_LINE),
    scale: unitOf(width, height) * distance,
    inks: inksFor(hour, withCampaignSpark(paint, hue)),
    paint: withCampaignSpark(paint, hue),
    random,
    mirrored,
    off: new Set(motifsOff),
  };
}

/**
 * Pixels per motif unit. An upright picture has a closer view, because its ground would be empty.
 */
function unitOf(width: number, height: number): number {
  const across = height > width * 1.15 ? 230 : 300;
  return 1.25 * Math.min(height / 240, width / across);
}

/** A subject's shifted hue must not move the spark: one campaign has one spark colour. */
function withCampaignSpark(paint: Paint, hue: number): Paint {
  const { spark, 'spark-2': spark2 } = palette(hue, 'light');
  return { ...paint, spark, 'spark-2': spark2 };
}

function someHour(random: Random): Hour {
  return pick(random, ['day', 'day', 'day', 'dawn', 'dawn', 'dusk', 'night']);
}

function backdrop(canvas: Canvas, land: Land): string {
  const { inks, random, width, horizon, scale, off } = canvas;
  const flock = () => birds(inks, width * (0.3 + random() * 0.4), horizon * 0.28, scale);
  const wet = inks.litShare === 0 && chance(random, 0.12);
  return (
    sky(inks, random, width, horizon) +
    (off.has('cloud') ? '' : clouds(inks, random, width, horizon * 0.5, scale)) +
    (off.has('hill') ? '' : land(inks, random, width, horizon)) +
    (off.has('bird') || wet || inks.star !== null ? '' : flock()) +
    (wet && !off.has('rain') ? rain(inks, random, width, horizon, scale) : '')
  );
}

function nearest(canvas: Canvas, { front }: Composition): string {
  return front && chance(canvas.random, 0.7) ? pick(canvas.random, front)(canvas) : '';
}

function dadoLine({ inks, width, height, horizon }: Canvas): string {
  const thick = 2.75 * Math.min(height / 240, width / 300);
  return fill(inks.stripe, box(0, horizon - thick, width, thick));
}
