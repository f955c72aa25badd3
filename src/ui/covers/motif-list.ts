/** Everything a mural can show; staff may switch off any of it, since many are free election symbols. */
export const MOTIFS = [
  'bird',
  'bunting',
  'bus',
  'bush',
  'clinic',
  'cloud',
  'hill',
  'house',
  'lamp',
  'palm',
  'pole',
  'school',
  'shelter',
  'slim-tree',
  'solar-panel',
  'stall',
  'stick',
  'tank',
  'tree',
  'turban',
] as const;

/** The name of an object in the murals. */
export type Motif = (typeof MOTIFS)[number];
