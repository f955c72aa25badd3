/** Width by height of common photo formats; the style sheet has a class for each. */
export const proportions = {
  tall: 0.667,
  upright: 0.75,
  square: 1,
  mild: 1.333,
  wide: 1.5,
  broad: 1.778,
} as const;

type Proportion = keyof typeof proportions;

/** The common format that is nearest to a picture's. */
export function proportionOf({ width, height }: { width: number; height: number }): Proportion {
  const distance = (name: Proportion) => Math.abs(Math.log(width / height / proportions[name]));
  const names = Object.keys(proportions) as Proportion[];
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
