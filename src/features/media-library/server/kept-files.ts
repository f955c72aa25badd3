import type { KeptFile } from '../contract/kept-file.ts';
import type { MediaRow } from './media-rows.ts';

/** A file that an act left as it was, as the wire names it. */
export const keptFile = ({ id, name, alts }: MediaRow): KeptFile => ({ id, name, alts });

/** The files that were asked for and that the library has no more. */
export function goneAmong(ids: readonly string[], rows: readonly MediaRow[]): KeptFile[] {
  const found = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  return gone.map((id) => ({ id, name: null, alts: {} }));
}
