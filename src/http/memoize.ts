const MAX_KEY_LENGTH = 200;
const MAX_ENTRIES = 500;

/** Caches the results of a pure function of a header or an address, for short texts that come often. */
export function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    if (text.length <= MAX_KEY_LENGTH && kept.size < MAX_ENTRIES) kept.set(text, value);
    return value;
  };
}
