import { between, pick, type Random, wholeBetween } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import { box, fill, n, stroke } from '../svg.ts';

/** Three flat bands down to the horizon, and stars when the hour has any. */
export function sky(inks: Inks, random: Random, width: number, horizon: number): string {
  const [top, middle, low] = inks.sky;
  const first = horizon * between(random, 0.44, 0.52);
  const second = horizon * 0.76;
  return (
    fill(top, box(0, 0, width, horizon)) +
    fill(middle, box(0, first, width, horizon - first)) +
    fill(low, box(0, second, width, horizon - second)) +
    (inks.star === null ? '' : stars(inks.star, random, width, horizon * 0.72))
  );
}

function stars(colour: string, random: Random, width: number, height: number): string {
  const points = Array.from(
    { length: Math.round(10 + width / 28) },
    () => `M${n(random() * width)} ${n(random() * height)}h0`,
  );
  const size = height / 70;
  const bright = Math.floor(points.length / 2);
  return (
    stroke(colour, size, points.slice(bright).join(''), true) +
    stroke(colour, size * 1.7, points.slice(0, bright).join(''), true)
  );
}

/** The clouds of a picture: flat bars, heaps with a flat foot, or long streaks. */
export function clouds(inks: Inks, random: Random, width: number, height: number, scale: number) {
  const kind = pick(random, [bars, bars, heaps, streaks]);
  return kind(inks, random, width, height, scale);
}

/** Two or three flat clouds: a long bar and a shorter one below it. */
export function bars(inks: Inks, random: Random, width: number, height: number, scale: number) {
  const count = wholeBetween(random, 2, 3);
  const clouded = Array.from({ length: count }, (_, index) => {
    const x = ((index + between(random, 0.1, 0.7)) / count) * width - 20 * scale;
    return bar(x, height * between(random, 0.28, 0.95), scale * between(random, 0.8, 1.3));
  });
  return stroke(inks.cloud, 4 * scale, clouded.join(''), true);
}

function bar(x: number, y: number, scale: number): string {
  const long = `M${n(x)} ${n(y)}h${n(58 * scale)}`;
  return `${long}M${n(x + 16 * scale)} ${n(y + 6 * scale)}h${n(32 * scale)}`;
}

function heaps(inks: Inks, random: Random, width: number, height: number, scale: number) {
  const count = wholeBetween(random, 1, 3);
  const heap = Array.from({ length: count }, (_, index) => {
    const x = ((index + between(random, 0, 0.6)) / count) * width;
    const s = scale * between(random, 0.7, 1.3);
    const y = height * between(random, 0.5, 1);
    const arc = (r: number, dx: number) => `a${n(r * s)} ${n(r * s)} 0 0 1 ${n(dx * s)} 0`;
    return `M${n(x)} ${n(y)}${arc(8, 13)}${arc(13, 24)}${arc(9, 15)}h${n(-52 * s)}z`;
  });
  return fill(inks.cloud, ...heap);
}

function streaks(inks: Inks, random: Random, width: number, height: number, scale: number) {
  const lines = Array.from({ length: wholeBetween(random, 3, 4) }, (_, index) => {
    const from = between(random, -0.1, 0.55) * width;
    return `M${n(from)} ${n(height * (0.3 + index * 0.22))}h${n(width * between(random, 0.2, 0.5))}`;
  });
  return stroke(inks.cloud, 2.4 * scale, lines.join(''), true);
}

/** Slanting rain over the whole picture above the line. */
export function rain(inks: Inks, random: Random, width: number, horizon: number, scale: number) {
  const drops = Array.from({ length: 34 }, () => {
    const y = random() * horizon * 0.9;
    return `M${n(random() * width)} ${n(y)}l${n(-3 * scale)} ${n(9 * scale)}`;
  });
  return stroke(inks.hillNear, 0.9 * scale, drops.join(''));
}

/** Three birds, far off. */
export function birds(inks: Inks, x: number, y: number, scale: number): string {
  const wing = 3.4 * scale;
  const bird = (dx: number, dy: number) =>
    `M${n(x + dx * scale)} ${n(y + dy * scale)}q${n(wing * 0.7)} 0 ${n(wing)} ${n(wing * 0.6)}q${n(wing * 0.3)} ${n(-wing * 0.6)} ${n(wing)} ${n(-wing * 0.6)}`;
  return stroke(inks.bird, 0.9 * scale, bird(0, 0) + bird(11, 5) + bird(22, 0));
}
