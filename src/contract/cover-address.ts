import { decodePart } from '#lib/decode-part.ts';

/** What a generated cover is made of; `name` seeds it, so the same values give the same picture for ever. */
export type CoverSpec = { name: string; hue: number; width: number; height: number } & (
  | { kind: 'mural'; motif: string; hour: string }
  | { kind: 'lettering'; sign: string }
);

/** Raised when the drawing changes, because browsers keep covers for a year. */
const artVersion = 1;

/** The address of a cover: everything that it shows is in it, so it needs no table. */
export function coverAddress(spec: CoverSpec): string {
  const what = spec.kind === 'mural' ? `${spec.motif}-${spec.hour}` : encodeURIComponent(spec.sign);
  const look = `${spec.hue}-${spec.width}x${spec.height}`;
  return `/covers/${artVersion}/${spec.kind}/${what}/${look}/${spec.name}.svg`;
}

const pattern =
  /^\/covers\/\d+\/(mural|lettering)\/([^/]{1,120})\/(\d{1,3})-(\d{2,4})x(\d{2,4})\/([a-z0-9-]{1,100})\.svg$/;

/** Reads an address back; undefined for anything that `coverAddress` could not have written. */
export function parseCoverAddress(path: string): CoverSpec | undefined {
  const match = pattern.exec(path);
  if (!match) return undefined;
  const [, kind, what = '', hue, width, height, name = ''] = match;
  const look = { name, hue: Number(hue) % 360, width: Number(width), height: Number(height) };
  if (kind === 'mural') {
    const [motif = '', hour = ''] = what.split('-');
    return { kind, motif, hour, ...look };
  }
  const sign = decodePart(what);
  return sign === undefined || sign.length > 12 ? undefined : { kind: 'lettering', sign, ...look };
}

/** The same cover in another shape; an address that is no cover stays as it is. */
export function reshapeCover(address: string, width: number, height: number): string {
  const spec = parseCoverAddress(address);
  return spec ? coverAddress({ ...spec, width, height }) : address;
}
