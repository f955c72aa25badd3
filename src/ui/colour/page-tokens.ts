import type { Mode, Recipe } from './recipe.ts';

const LIMEWASH_HUE = 88;
const DANGER_LIGHT_HUE = 27;
const DANGER_DARK_HUE = 25;
const OK_HUE = 152;

const ON_DADO: Recipe = [0.968, 0.017, LIMEWASH_HUE];
const INK: Recipe = [0.225, 0.035, 'hue'];
const SPARK: Recipe = [0.84, 0.165, 'spark'];
const SPARK_2: Recipe = [0.76, 0.155, 'spark'];

/** Every colour a page may use, as OKLCH recipes for light and dark. */
export const PAGE_TOKENS = {
  wall: { light: [0.968, 0.017, LIMEWASH_HUE], dark: [0.185, 0.032, 'hue'] },
  'wall-2': { light: [0.935, 0.024, LIMEWASH_HUE], dark: [0.15, 0.028, 'hue'] },
  paper: { light: [0.99, 0.006, LIMEWASH_HUE], dark: [0.235, 0.04, 'hue'] },
  ink: { light: INK, dark: [0.955, 0.014, LIMEWASH_HUE] },
  'ink-2': { light: [0.43, 0.035, 'hue'], dark: [0.79, 0.03, 'hue'] },
  line: { light: [0.84, 0.028, LIMEWASH_HUE], dark: [0.36, 0.045, 'hue'] },
  'line-2': { light: [0.585, 0.035, 'hue'], dark: [0.62, 0.05, 'hue'] },
  dado: { light: [0.365, 0.115, 'hue'], dark: [0.315, 0.095, 'hue'] },
  'dado-2': { light: [0.3, 0.1, 'hue'], dark: [0.26, 0.08, 'hue'] },
  'dado-3': { light: [0.45, 0.125, 'hue'], dark: [0.4, 0.11, 'hue'] },
  'on-dado': { light: ON_DADO, dark: ON_DADO },
  'on-dado-2': { light: [0.875, 0.045, 'hue'], dark: [0.86, 0.05, 'hue'] },
  brand: { light: [0.365, 0.115, 'hue'], dark: [0.8, 0.11, 'hue'] },
  link: { light: [0.4, 0.13, 'hue'], dark: [0.84, 0.1, 'hue'] },
  btn: { light: [0.365, 0.115, 'hue'], dark: [0.8, 0.11, 'hue'] },
  'btn-2': { light: [0.3, 0.1, 'hue'], dark: [0.68, 0.11, 'hue'] },
  'on-btn': { light: ON_DADO, dark: [0.185, 0.032, 'hue'] },
  tint: { light: [0.905, 0.05, 'hue'], dark: [0.3, 0.06, 'hue'] },
  'tint-2': { light: [0.82, 0.085, 'hue'], dark: [0.38, 0.08, 'hue'] },
  spark: { light: SPARK, dark: SPARK },
  'spark-2': { light: SPARK_2, dark: SPARK_2 },
  'on-spark': { light: INK, dark: INK },
  danger: { light: [0.49, 0.19, DANGER_LIGHT_HUE], dark: [0.76, 0.14, DANGER_DARK_HUE] },
  'danger-tint': { light: [0.93, 0.04, DANGER_LIGHT_HUE], dark: [0.29, 0.07, DANGER_DARK_HUE] },
  ok: { light: [0.46, 0.12, OK_HUE], dark: [0.8, 0.14, OK_HUE] },
  'ok-tint': { light: [0.93, 0.05, OK_HUE], dark: [0.29, 0.06, OK_HUE] },
} satisfies Record<string, Record<Mode, Recipe>>;

/** The name of a page colour; its custom property is `--<name>`. */
export type PageToken = keyof typeof PAGE_TOKENS;
