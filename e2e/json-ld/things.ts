/** Something in the words of schema.org, as a page says it. */
export type Thing = Record<string, unknown>;

/** What a page says it is; `@graph` says several things at once. */
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

/** Every text in it with the name that it stands under. */
export function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key));
}
