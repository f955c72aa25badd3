/** Items in their order, neighbours with the same key together; one without a key is by itself. */
export function groupNeighbours<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Item[][] {
  const groups: Item[][] = [];
  let before: string | undefined;
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined && key === before) groups.at(-1)?.push(item);
    else groups.push([item]);
    before = key;
  }
  return groups;
}
