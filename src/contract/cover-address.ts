import { decodePart } from '#lib/decode-part.ts';
import { fnv1a } from '#lib/hash.ts';
import { offFolder, offOf, offPattern } from './motifs-off.ts';

/** The parameters of a generated cover; `name` seeds it, so the same values give the same picture for ever. */
export type CoverSpec = { name: string; hue: number; width: number; height: number } & (
  | MuralSpec
  | { kind: 'lettering'; sign: string }
);

interface MuralSpec {
  kind: 'mural';
  motif: string;
  hour: string;
  /** Which of its subject's pictures, from 0; left out, the name decides. */
  view?: number | undefined;
  /** Objects that staff switched off. */
  off?: readonly string[] | undefined;
}

/** How many pictures each subject has. */
export const coverViews = 6;

/** Raised when the drawing changes, because browsers keep covers for a year. */
const artVersion = 2;

/** The address of a cover: everything that it shows is in it, so it needs no table. */
export function coverAddress(spec: CoverSpec): string {
  const isMural = spec.kind === 'mural';
  const what = isMural ? subjectOf(spec) : encodeURIComponent(spec.sign);
  const look = `${spec.hue}-${spec.width}x${spec.height}${isMural ? offFolder(spec.off) : ''}`;
  return `/covers/${artVersion}/${spec.kind}/${what}/${look}/${spec.name}.svg`;
}

function subjectOf(spec: MuralSpec & { name: string }): string {
  return `${spec.motif}-${spec.hour}-${viewOf(spec)}`;
}

function viewOf({ view, name }: MuralSpec & { name: string }): number {
  return (view ?? fnv1a(name)) % coverViews;
}

const pattern = new RegExp(
  String.raw`^/covers/\d+/(mural|lettering)/([^/]{1,120})/(\d{1,3})-(\d{2,4})x(\d{2,4})${offPattern}/([a-z0-9-]{1,100})\.svg$`,
);

/** The broader a mural is for its height, the more houses are drawn; no place of a page is broader. */
const BROADEST = 4;
const LONGEST_SIDE = 2_000;

/** Reads an address back; undefined for anything that `coverAddress` could not have written. */
export function parseCoverAddress(path: string): CoverSpec | undefined {
  const match = pattern.exec(path);
  if (!match) return undefined;
  const [, kind, what = '', hue, width, height, off, name = ''] = match;
  const look = { name, hue: Number(hue) % 360, width: Number(width), height: Number(height) };
  if (!isDrawable(look)) return undefined;
  if (kind === 'mural') {
    const [motif = '', hour = '', view = ''] = what.split('-');
    const number = /^\d$/.test(view) ? Number(view) % coverViews : undefined;
    return { kind, motif, hour, view: number, off: offOf(off), ...look };
  }
  const sign = decodePart(what);
  return sign === undefined || sign.length > 12 ? undefined : { kind: 'lettering', sign, ...look };
}

function isDrawable({ width, height }: { width: number; height: number }): boolean {
  const [short, long] = width < height ? [width, height] : [height, width];
  return long <= LONGEST_SIDE && long <= BROADEST * short;
}

/** The address of a cover in another shape; an address that is no cover stays as it is. */
export function reshapeCover(address: string, width: number, height: number): string {
  const spec = parseCoverAddress(address);
  return spec ? coverAddress({ ...spec, width, height }) : address;
}

/** How many covers before one in a list it must differ from: a street and a grid have four in a row. */
const neighbours = 4;

/**
 * The addresses of a list so that no two neighbours show the same picture of a subject: a later one
 * goes on to its subject's next picture. What is no mural stays as it is.
 */
export function coversApart(addresses: readonly string[]): string[] {
  const apart: string[] = [];
  const shown: (string | undefined)[] = [];
  for (const address of addresses) {
    const spec = parseCoverAddress(address);
    if (spec?.kind !== 'mural') {
      apart.push(address);
      shown.push(undefined);
      continue;
    }
    const near = new Set(shown.slice(-neighbours));
    const pictureAt = (step: number) => ({ ...spec, view: (viewOf(spec) + step) % coverViews });
    let step = 0;
    while (step < coverViews && near.has(subjectAndView(pictureAt(step)))) step += 1;
    const own = pictureAt(step);
    apart.push(step === 0 ? address : coverAddress(own));
    shown.push(subjectAndView(own));
  }
  return apart;
}

function subjectAndView({ motif, view }: MuralSpec): string {
  return `${motif}-${view}`;
}
