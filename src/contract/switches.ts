/** Parts of the site that a campaign may switch off, with the pages that go with each. */
export const switches = {
  join: ['/join', '/r'],
  newsletter: ['/newsletter'],
  quiz: ['/quiz', '/quizrewards'],
  /** The page where it is stopped stays, whatever is switched off. */
  push: [],
  wish: ['/wish'],
  'photo-booth': ['/photobooth', '/photobooth-gallery'],
} as const satisfies Record<string, readonly string[]>;

export type SwitchName = keyof typeof switches;

export const switchNames = Object.keys(switches) as SwitchName[];

const switchOf = new Map<string, SwitchName>(
  switchNames.flatMap((name) => switches[name].map((path) => [path, name] as const)),
);

/** Whether the page at a path, without a language, is switched off. */
export function isPathOff(path: string, switchedOff: readonly string[] = []): boolean {
  // Each link of a member leads to the join form.
  const name = switchOf.get(path.startsWith('/r/') ? '/r' : path);
  return name !== undefined && switchedOff.includes(name);
}
