/** The slugs of the standing texts; each is read at `/` and its slug. */
export const standingTexts = [
  'privacy',
  'terms',
  'accessibility',
  'disclosures',
  'about-this-site',
] as const;
