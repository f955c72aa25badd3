/** An object in the words of schema.org. */
export type Thing = Record<string, unknown>;

/** The things that a page describes; `@graph` holds several. */
export function thingsOf(said: Thing): Thing[] {
  return (said['@graph'] as Thing[] | undefined) ?? [said];
}

/** A thing and every thing in it. */
export function allThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(allThings);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(allThings);
  return '@type' in value ? [value, ...inside] : inside;
}

/** Every text in it, with its property name. */
export function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key));
}
