/**
 * The kind of an address, without language and document: `/hi/news/first-well` is of the kind
 * `/news/*`.
 */
export function kindOf(path: string): string {
  const [first = '', ...rest] = path
    .replace(/^\/hi(?=\/|$)/, '')
    .split('/')
    .slice(1);
  return `/${[first, ...rest.map(() => '*')].join('/')}`;
}

/** The first address of each kind, in order. */
export function oneOfEach(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, kindOf).values()].flatMap(([first]) => first ?? []);
}
