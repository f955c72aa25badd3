/** `/hi/news/first-well` is of the kind `/news/*`: what an address is apart from language and document. */
export function kindOf(path: string): string {
  const [first = '', ...rest] = path
    .replace(/^\/hi(?=\/|$)/, '')
    .split('/')
    .slice(1);
  return `/${[first, ...rest.map(() => '*')].join('/')}`;
}

/** One address of each kind, in the order in which they come. */
export function oneOfEach(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, kindOf).values()].flatMap(([first]) => first ?? []);
}
