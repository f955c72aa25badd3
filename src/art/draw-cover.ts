import { coverCategory } from '#art/covers/categories.ts';
import { cover } from '#art/covers/cover.ts';
import { letteringCover } from '#art/covers/lettering-cover.ts';
import { parseCoverAddress } from '#contract/cover-address.ts';
import { motifsOf } from '#contract/motifs.ts';

/** Draws the cover of an address as SVG; undefined for any other address. */
export function drawCover(path: string): string | undefined {
  const spec = parseCoverAddress(path);
  if (!spec) return undefined;
  const { name, hue, width, height } = spec;
  if (spec.kind === 'lettering')
    return letteringCover({ sign: spec.sign, name, hue, width, height });
  return cover({
    title: name,
    category: coverCategory(spec.motif),
    hue,
    width,
    height,
    hour: hourOf(spec.hour),
    view: spec.view,
    motifsOff: motifsOf(spec.off),
  });
}

const hours = ['day', 'dawn', 'dusk', 'night'] as const;

function hourOf(name: string) {
  return hours.find((hour) => hour === name) ?? 'day';
}
