/** A list in pieces of at most this many, in order. */
export function* chunks<Item>(items: readonly Item[], most: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += most) yield items.slice(from, from + most);
}
