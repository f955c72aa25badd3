import type { Inks } from '../inks.ts';
import { box, fill, polygon } from '../svg.ts';

/** The overhead water tank on its four splayed legs. 92 high. */
export function tank(inks: Inks): string {
  const braces = [box(-17.6, -31, 35.2, 2), box(-18.6, -15, 37.2, 2)];
  return (
    fill(inks.wall, leg(-16.4, -19.4), leg(-6, -7.4), leg(2.8, 4.2), leg(13.2, 16.2), ...braces) +
    fill(inks.dado, polygon(-24.3, -58, 24.3, -58, 16.4, -46, -16.4, -46)) +
    fill(inks.wall, box(-24.3, -85, 48.6, 19.2)) +
    fill(inks.stripe, box(-24.3, -66, 48.6, 1.8)) +
    fill(inks.dado, box(-24.3, -64.3, 48.6, 6.6)) +
    fill(inks.trim, polygon(-24.8, -84.6, -5.4, -92, 5.4, -92, 24.8, -84.6))
  );
}

function leg(top: number, foot: number): string {
  return polygon(top, -46.5, top + 3.2, -46.5, foot + 3.2, 0, foot, 0);
}
