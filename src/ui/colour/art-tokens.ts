import type { Mode, Recipe } from './recipe.ts';

const LIMEWASH_HUE = 88;

function always(recipe: Recipe): Record<Mode, Recipe> {
  return { light: recipe, dark: recipe };
}

/** The colours of the murals, besides the page colours. Only the pale town depends on the mode. */
export const ART_TOKENS = {
  'tone-a': always([0.905, 0.05, 'hue']),
  'tone-b': always([0.82, 0.085, 'hue']),
  'tone-c': always([0.71, 0.11, 'hue']),
  'tone-d': always([0.58, 0.125, 'hue']),
  'tone-e': always([0.47, 0.125, 'hue']),
  'tone-f': always([0.365, 0.115, 'hue']),
  'tone-g': always([0.3, 0.1, 'hue']),
  'tone-h': always([0.235, 0.075, 'hue']),
  brick: always([0.7, 0.13, 40]),
  'brick-2': always([0.6, 0.143, 33]),
  'skin-1': always([0.52, 0.074, 51]),
  'skin-2': always([0.417, 0.061, 50]),
  'skin-3': always([0.331, 0.049, 42]),
  'sky-day-1': always([0.93, 0.035, 'hue']),
  'sky-day-2': always([0.945, 0.03, 'hue']),
  'sky-day-3': always([0.962, 0.024, LIMEWASH_HUE]),
  'sky-dawn-1': always([0.85, 0.075, 'hue']),
  'sky-dawn-2': always([0.91, 0.045, 'hue']),
  'sky-dawn-3': always([0.93, 0.065, LIMEWASH_HUE]),
  'cloud-dawn': always([0.958, 0.04, LIMEWASH_HUE]),
  'sky-dusk-1': always([0.52, 0.115, 'hue']),
  'sky-dusk-2': always([0.62, 0.12, 'hue']),
  'sky-night-1': always([0.235, 0.075, 'hue']),
  'sky-night-2': always([0.28, 0.08, 'hue']),
  'sky-night-3': always([0.335, 0.09, 'hue']),
  'night-leaf': always([0.21, 0.05, 'hue']),
  'night-hill': always([0.305, 0.07, 'hue']),
  'night-ground': always([0.25, 0.07, 'hue']),
  hair: { light: [0.235, 0.075, 'hue'], dark: [0.4, 0.06, 'hue'] },
  'town-hill': { light: [0.94, 0.019, 'hue'], dark: [0.215, 0.036, 'hue'] },
  'town-hill-2': { light: [0.925, 0.024, 'hue'], dark: [0.235, 0.042, 'hue'] },
  'town-pale': { light: [0.94, 0.026, 'hue'], dark: [0.25, 0.045, 'hue'] },
  'town-wall': { light: [0.916, 0.033, 'hue'], dark: [0.27, 0.048, 'hue'] },
  'town-shade': { light: [0.866, 0.05, 'hue'], dark: [0.315, 0.055, 'hue'] },
  'town-deep': { light: [0.84, 0.055, 'hue'], dark: [0.335, 0.058, 'hue'] },
  'town-tree': { light: [0.58, 0.125, 'hue'], dark: [0.33, 0.08, 'hue'] },
  'town-tree-2': { light: [0.47, 0.125, 'hue'], dark: [0.29, 0.07, 'hue'] },
  'town-leaf': { light: [0.88, 0.042, 'hue'], dark: [0.29, 0.05, 'hue'] },
} satisfies Record<string, Record<Mode, Recipe>>;

/** The name of a mural colour; its custom property is `--<name>`. */
export type ArtToken = keyof typeof ART_TOKENS;
