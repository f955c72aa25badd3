import { between, type Random, wholeBetween } from '#lib/random.ts';
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

/** Two or three flat clouds: a long bar and a shorter one below it. */
export function clouds(inks: Inks, random: Random, width: number, height: number, scale: number) {
  const count = wholeBetween(random, 2, 3);
  const bars = Array.from({ length: count }, (_, index) => {
    const x = ((index + between(random, 0.1, 0.7)) / count) * width - 20 * scale;
    return cloud(x, height * between(random, 0.28, 0.95), scale * between(random, 0.8, 1.3));
  });
  return stroke(inks.cloud, 4 * scale, bars.join(''), true);
}

function cloud(x: number, y: number, scale: number): string {
  const long = `M${n(x)} ${n(y)}h${n(58 * scale)}`;
  return `${long}M${n(x + 16 * scale)} ${n(y + 6 * scale)}h${n(32 * scale)}`;
}

/** Three birds, far off. */
export function birds(inks: Inks, x: number, y: number, scale: number): string {
  const wing = 3.4 * scale;
  const bird = (dx: number, dy: number) =>
    `M${n(x + dx * scale)} ${n(y + dy * scale)}q${n(wing * 0.7)} 0 ${n(wing)} ${n(wing * 0.6)}q${n(wing * 0.3)} ${n(-wing * 0.6)} ${n(wing)} ${n(-wing * 0.6)}`;
  return stroke(inks.bird, 0.9 * scale, bird(0, 0) + bird(11, 5) + bird(22, 0));
}
