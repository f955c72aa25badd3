/** A coordinate as written in a path: one decimal at most. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** Path data of a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** Path data of a circle. */
export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
}

/** Path data of a closed polygon from x, y pairs. */
export function polygon(...coordinates: number[]): string {
  return `M${coordinates.map(n).join(' ')}z`;
}

/** One filled path from any number of path data parts; empty without any. */
export function fill(colour: string, ...parts: string[]): string {
  const d = parts.join('');
  return d === '' ? '' : `<path fill="${colour}" d="${d}"/>`;
}

/** One stroked line along path data, with round ends on request. */
export function stroke(colour: string, width: number, d: string, round = false): string {
  const cap = round ? ' stroke-linecap="round"' : '';
  return `<path fill="none" stroke="${colour}" stroke-width="${n(width)}"${cap} d="${d}"/>`;
}

/** The position and the scale of a motif that is drawn around its own foot (0, 0). */
export interface Place {
  x: number;
  y: number;
  scale: number;
  /** Whether it faces the other way. */
  flip?: boolean;
}

/** A motif moved to a position. */
export function at({ x, y, scale, flip = false }: Place, body: string): string {
  const across = Math.round(scale * 100) / 100;
  const scaling = flip ? `scale(-${across} ${across})` : `scale(${across})`;
  return body === '' ? '' : `<g transform="translate(${n(x)} ${n(y)})${scaling}">${body}</g>`;
}

/** A whole drawing, hidden from assistive technology as decoration. */
export function svg(width: number, height: number, body: string, rest = ''): string {
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} aria-hidden="true"${rest}>${body}</svg>`;
}
