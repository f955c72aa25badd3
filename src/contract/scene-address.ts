/** The scenes of the town with their sizes in pixels, as they are drawn. */
export const scenes = {
  'hero-town': [2560, 220],
  'hero-people': [1440, 112],
  'portrait-stand-in': [302, 322],
  'colour-town': [400, 270],
  'town-bus': [88, 37],
  walkers: [250, 124],
  'finder-crowd': [860, 560],
  'night-town': [2560, 220],
  'bunting-line': [480, 52],
  'quiet-mural': [528, 188],
  'night-mural': [528, 188],
  'login-town': [820, 220],
  'login-people': [820, 122],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type SceneName = keyof typeof scenes;
export type SceneMode = 'light' | 'dark';

export interface SceneSpec {
  name: SceneName;
  hue: number;
  mode: SceneMode;
}

/** Raised when a drawing changes, because browsers keep scenes for a year. */
const artVersion = 1;

/** The address of a scene in the campaign's hue, for light or dark pages. */
export function sceneAddress({ name, hue, mode }: SceneSpec): string {
  return `/scenes/${artVersion}/${name}/${hue}-${mode}.svg`;
}

const pattern = /^\/scenes\/\d+\/([a-z-]{1,30})\/(\d{1,3})-(light|dark)\.svg$/;

/** Reads an address back; undefined for anything that `sceneAddress` could not have written. */
export function parseSceneAddress(path: string): SceneSpec | undefined {
  const [, name = '', hue, mode] = pattern.exec(path) ?? [];
  if (!isScene(name)) return undefined;
  return { name, hue: Number(hue) % 360, mode: mode === 'dark' ? 'dark' : 'light' };
}

function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
