const LONGEST_REMEMBERED = 200;
const MOST_REMEMBERED = 500;

/** The same pure function of a header or an address, with the answers for common ones kept. */
export function remember<Value>(read: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    if (text.length <= LONGEST_REMEMBERED && kept.size < MOST_REMEMBERED) kept.set(text, value);
    return value;
  };
}
