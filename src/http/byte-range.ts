/** Both ends are included, as in `content-range`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file of `size` bytes that a `range` header asks for. `whole` where there is none or
 * several (a server may ignore those), `outside` where it begins after the end.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const range = first === '' ? lastBytes(Number(last), size) : fromTo(first, last, size);
  if (last !== '' && first !== '' && Number(last) < Number(first)) return 'whole';
  return range.start >= size ? 'outside' : range;
}

function lastBytes(count: number, size: number): ByteRange {
  return { start: count === 0 ? size : Math.max(0, size - count), end: size - 1 };
}

function fromTo(first: string, last: string, size: number): ByteRange {
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start: Number(first), end };
}
