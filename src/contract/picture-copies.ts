/** The width of the copy that stands in for another where data is scarce. Both in pixels, at least 1. */
export const halfOf = (width: number): number => width >> 1 || 1;

/**
 * A `srcset` with the files of half the width at every step, so that whatever a browser chooses is
 * half of what it would have loaded. Halved ones stay as they are.
 */
export function halveCopies(srcset: string): string {
  return srcset.replace(
    /-(\d+)(\.\w+ \1w)/g,
    (_, width: string, rest: string) => `-${halfOf(Number(width))}${rest}`,
  );
}
