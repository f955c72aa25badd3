/** Width by height of the shapes that photos usually have; the style sheet has a class for each. */
const proportions = {
  tall: 2 / 3,
  upright: 3 / 4,
  square: 1,
  mild: 4 / 3,
  wide: 3 / 2,
  broad: 16 / 9,
} as const;

type Proportion = keyof typeof proportions;

/** The usual shape that a picture comes nearest to. */
export function proportionOf({ width, height }: { width: number; height: number }): Proportion {
  const distance = (name: Proportion) => Math.abs(Math.log(width / height / proportions[name]));
  const names = Object.keys(proportions) as Proportion[];
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
