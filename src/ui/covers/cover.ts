import { fnv1a } from '#lib/hash.ts';
import { mulberry32, pick, type Random } from '#lib/random.ts';
import { palette } from '../colour/palette.ts';
import { type Canvas, DADO_LINE } from './canvas.ts';
import { type CoverCategory, HUE_SHIFT } from './categories.ts';
import { COMPOSITIONS } from './compositions/index.ts';
import { type Hour, inksFor } from './inks.ts';
import type { Motif } from './motif-list.ts';
import { hills, plateau } from './motifs/hills.ts';
import { birds, clouds, sky } from './motifs/sky.ts';
import { hexPaint, type Paint } from './paint.ts';
import { box, fill, svg } from './svg.ts';

/** What a mural cover is drawn from; the same order gives the same picture for ever. */
export interface CoverOrder {
  title: string;
  category: CoverCategory;
  /** The campaign hue, 0–359 degrees; the subject shifts it. */
  hue: number;
  /** Left out, the title decides. */
  hour?: Hour;
  /** Pixels. */
  width: number;
  height: number;
  /** Objects that staff switched off. */
  motifsOff?: readonly Motif[];
}

/** Draws a flat mural of a place and its people: the cover of news, events, journeys and albums. */
export function cover(order: CoverOrder): string {
  const { category, width, height } = order;
  const canvas = stretch(order);
  const { ground, subject, plateau: flatTopped } = COMPOSITIONS[category];
  return svg(
    width,
    height,
    backdrop(canvas, flatTopped) + ground(canvas) + dadoLine(canvas) + subject(canvas),
  );
}

function stretch(order: CoverOrder): Canvas {
  const { title, category, hue, width, height, motifsOff = [] } = order;
  const random = mulberry32(fnv1a(`${title}|${category}`));
  const paint = hexPaint(palette((hue + HUE_SHIFT[category] + 360) % 360, 'light'));
  const hour = order.hour ?? someHour(random);
  return {
    width,
    height,
    horizon: Math.round(height * DADO_LINE),
    scale: 1.25 * Math.min(height / 240, width / 300),
    inks: inksFor(hour, withCampaignSpark(paint, hue)),
    paint: withCampaignSpark(paint, hue),
    random,
    off: new Set(motifsOff),
  };
}

/** A subject's shifted hue must not move the spark: one campaign has one spark colour. */
function withCampaignSpark(paint: Paint, hue: number): Paint {
  const { spark, 'spark-2': spark2 } = palette(hue, 'light');
  return { ...paint, spark, 'spark-2': spark2 };
}

function someHour(random: Random): Hour {
  return pick(random, ['day', 'day', 'day', 'dawn', 'dawn', 'dusk', 'night']);
}

function backdrop(canvas: Canvas, flatTopped: boolean): string {
  const { inks, random, width, horizon, scale, off } = canvas;
  const land = flatTopped ? plateau : hills;
  const flock = () => birds(inks, width * (0.3 + random() * 0.4), horizon * 0.28, scale);
  return (
    sky(inks, random, width, horizon) +
    (off.has('cloud') ? '' : clouds(inks, random, width, horizon * 0.5, scale)) +
    (off.has('hill') ? '' : land(inks, random, width, horizon)) +
    (off.has('bird') || inks.star !== null ? '' : flock())
  );
}

function dadoLine({ inks, width, horizon, scale }: Canvas): string {
  return fill(inks.stripe, box(0, horizon - scale * 2.2, width, scale * 2.2));
}
