import { offFolder, offOf, offPattern } from './motifs-off.ts';

/** The towns at the foot of the pages, each as wide as the other. */
const nightTown = [2560, 220] as const;

/** The scenes of the town with their sizes in pixels, as they are drawn. */
export const scenes = {
  'hero-town': [2560, 220],
  'hero-people': [1440, 112],
  'portrait-stand-in': [302, 322],
  'colour-town': [400, 270],
  'town-bus': [88, 37],
  walkers: [250, 124],
  'finder-crowd': [860, 560],
  'night-market-town': nightTown,
  'night-river-town': nightTown,
  'night-village': nightTown,
  'night-hill-town': nightTown,
  'night-works-town': nightTown,
  'bunting-line': [480, 52],
  'quiet-mural': [528, 188],
  'night-mural': [528, 188],
  'login-town': [820, 220],
  'login-people': [820, 122],
  'quiz-people': [380, 184],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type SceneName = keyof typeof scenes;
export type SceneMode = 'light' | 'dark';

export interface SceneSpec {
  name: SceneName;
  hue: number;
  mode: SceneMode;
  /** Objects that staff switched off. */
  off?: readonly string[] | undefined;
}

/** Raised when a drawing changes, because browsers keep scenes for a year. */
const artVersion = 2;

/** The address of a scene in the campaign's hue, for light or dark pages. */
export function sceneAddress({ name, hue, mode, off }: SceneSpec): string {
  return `/scenes/${artVersion}/${name}${offFolder(off)}/${hue}-${mode}.svg`;
}

/** Reads an address back; undefined for anything that `sceneAddress` could not have written. */
export function parseSceneAddress(path: string): SceneSpec | undefined {
  // Inside, so that it is left out of the browser's scripts, which write addresses alone.
  const pattern = new RegExp(
    String.raw`^/scenes/\d+/([a-z-]{1,30})${offPattern}/(\d{1,3})-(light|dark)\.svg$`,
  );
  const [, name = '', off, hue, mode] = pattern.exec(path) ?? [];
  if (!isScene(name)) return undefined;
  const look = { hue: Number(hue) % 360, mode: mode === 'dark' ? 'dark' : 'light' } as const;
  return { name, off: offOf(off), ...look };
}

function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
