const LONGEST_REMEMBERED = 200;
const MOST_REMEMBERED = 500;

/** The same pure function of a header, with the answers for common headers kept. */
export function remember<Value>(read: (header: string) => Value): (header: string) => Value {
  const kept = new Map<string, Value>();
  return (header) => {
    const known = kept.get(header);
    if (known !== undefined) return known;
    const value = read(header);
    if (header.length <= LONGEST_REMEMBERED && kept.size < MOST_REMEMBERED) kept.set(header, value);
    return value;
  };
}
