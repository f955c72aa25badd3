/** How much of a row a photo takes by its proportion, as a share of 1; the style sheet has a class for each. */
const rooms = [18, 20, 22, 24, 26, 28, 30] as const;

type CellSize = (typeof rooms)[number];

/** Browsers round: a row must not be as full as this or more, nor a photo left over by as little. */
const SURELY = 0.5;

export interface AlbumGrid {
  /** Percent of the width that a photo as high as it is wide begins with. */
  room: CellSize;
  /** Which photos begin a row, by their places. */
  firsts: ReadonlySet<number>;
}

/**
 * How the photos of an album break into rows, so that the emptiest row is as full as can be: rows
 * grow to the whole width, and one that is much emptier than others would grow much higher.
 */
export function albumGrid(proportions: readonly number[]): AlbumGrid {
  const grids = rooms.map((room) => ({ room, ...rowsAt(room, proportions) }));
  return grids.reduce((best, grid) => (grid.emptiest > best.emptiest ? grid : best));
}

/** Rows as a browser breaks them: a photo that does not fit begins the next. */
function rowsAt(room: CellSize, proportions: readonly number[]) {
  const firsts = new Set<number>();
  const used: number[] = [];
  let isSure = true;
  for (const [place, proportion] of proportions.entries()) {
    const width = proportion * room;
    const filled = (used.at(-1) ?? Infinity) + width;
    isSure &&= Math.abs(filled - 100) > SURELY;
    if (filled <= 100) used[used.length - 1] = filled;
    else {
      firsts.add(place);
      used.push(width);
    }
  }
  return { firsts, emptiest: isSure ? Math.min(...used) : 0 };
}
