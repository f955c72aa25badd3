/**
 * The possible widths of a photo with proportion 1, in percent of a row; the style sheet has a
 * class for each.
 */
const rooms = [18, 20, 22, 24, 26, 28, 30] as const;

type CellSize = (typeof rooms)[number];

/**
 * A margin for rounding in browsers: a row is never this close to full, and a photo never overflows
 * by less.
 */
const SURELY = 0.5;

export interface AlbumGrid {
  /** The width of a square photo before its row grows, in percent. */
  room: CellSize;
  /** The indexes of the photos that begin a row. */
  firsts: ReadonlySet<number>;
}

/**
 * Breaks the photos of an album into rows so that the emptiest row is as full as possible: rows
 * grow to the whole width, and one that is much emptier than others would grow much higher.
 */
export function albumGrid(proportions: readonly number[]): AlbumGrid {
  const grids = rooms.map((room) => ({ room, ...rowsAt(room, proportions) }));
  return grids.reduce((best, grid) => (grid.emptiest > best.emptiest ? grid : best));
}

/** Breaks rows as a browser does: a photo that does not fit begins the next. */
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
