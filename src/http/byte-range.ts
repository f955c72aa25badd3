/** Both ends are included, as in `content-range`. */
export interface ByteRange {
  start: number;
  end: number;
}

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file of `size` bytes that a `range` header asks for. `whole` where there is none or
 * several (a server may ignore those), `outside` where it begins after the end.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'outside' {
  const [, first, last] = form.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'whole';
  if (first === '') return withinFile(lastBytes(Number(last), size), size);
  const end = last === '' ? Infinity : Number(last);
  if (end < Number(first)) return 'whole';
  return withinFile({ start: Number(first), end: Math.min(end, size - 1) }, size);
}

function withinFile(range: ByteRange, size: number): ByteRange | 'outside' {
  return range.start < size ? range : 'outside';
}

function lastBytes(count: number, size: number): ByteRange {
  return { start: count === 0 ? size : Math.max(0, size - count), end: size - 1 };
}
