import { describe, expect, test } from 'vitest';
import { palette } from '../colour/palette.ts';
import { cssPaint, hexPaint, type Paint } from '../covers/paint.ts';
import { colourTown } from './colour-town.ts';
import { figure, FIGURES, figureSymbols } from './figures.ts';
import { finderCrowd } from './finder-crowd.ts';
import { heroPeople } from './hero-people.ts';
import { heroTown } from './hero-town.ts';
import { loginPeople, loginTown } from './login-mural.ts';
import { nightMural } from './night-mural.ts';
import { nightTown } from './night-town.ts';
import { portraitStandIn } from './portrait-stand-in.ts';
import { quietMural } from './quiet-mural.ts';
import { townBus } from './town-bus.ts';
import { walkers } from './walkers.ts';

const SCENES: Record<string, (paint: Paint) => string> = {
  colourTown,
  figureSymbols,
  finderCrowd,
  heroPeople,
  heroTown,
  loginPeople,
  loginTown,
  nightMural,
  nightTown,
  portraitStandIn,
  quietMural,
  townBus,
  walkers,
};
const LEADER_SARI = /fill="var\(--spark\)" d="M-4 -30h3L/g;

describe.each(Object.entries(SCENES))('%s', (_, scene) => {
  test('follows the page when inlined: every colour is a custom property', () => {
    const colours = scene(cssPaint).match(/(?:fill|stroke)="(?!none)[^"]*"/g) ?? [];
    expect(colours.length).toBeGreaterThan(3);
    expect(colours.filter((colour) => !/"(?:var\(--[a-z0-9-]+\)|#fffdf8)"/.test(colour))).toEqual(
      [],
    );
  });

  test('carries its own colours when served as a file', () => {
    expect(scene(hexPaint(palette(205, 'light')))).not.toMatch(/var\(|undefined|NaN/);
  });

  test('is the same each time', () => {
    expect(scene(cssPaint)).toBe(scene(cssPaint));
  });
});

test.each([
  ['the finder crowd', finderCrowd],
  ['the colour town', colourTown],
  ['the walkers', walkers],
  ['the people at the log-in wall', loginPeople],
])('%s has exactly one leader', (_, scene) => {
  expect(scene(cssPaint).match(LEADER_SARI)).toHaveLength(1);
});

test('the hero has no second leader beside the portrait', () => {
  expect(heroPeople(cssPaint).match(LEADER_SARI)).toBeNull();
});

test('every figure can stand alone', () => {
  for (const name of FIGURES) {
    expect(figure(name, cssPaint)).toContain('viewBox="0 0 18 40"');
  }
});
