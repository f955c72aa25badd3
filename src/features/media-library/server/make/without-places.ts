/** Octets that are overwritten: `name` at the beginning, zeros up to the end. */
export interface Blank {
  start: number;
  /** The first octet after it. */
  end: number;
  name: string;
}

/** A stream with some ranges of its octets overwritten; they are in order and do not overlap. */
export async function* withoutPlaces(
  stream: AsyncIterable<Buffer>,
  blanks: readonly Blank[],
): AsyncIterable<Buffer> {
  let at = 0;
  for await (const piece of stream) {
    const end = at + piece.length;
    const touched = blanks.filter((blank) => blank.start < end && blank.end > at);
    const copy = touched.length > 0 ? Buffer.from(piece) : piece;
    for (const blank of touched) overwrite(copy, at, blank);
    yield copy;
    at = end;
  }
}

function overwrite(piece: Buffer, at: number, { start, end, name }: Blank): void {
  piece.fill(0, Math.max(0, start - at), Math.min(piece.length, end - at));
  for (const [index, letter] of [...Buffer.from(name, 'latin1')].entries()) {
    const place = start + index - at;
    if (place >= 0 && place < piece.length) piece[place] = letter;
  }
}
