import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Motif, MOTIFS } from '#contract/motifs.ts';
import { palette } from '#ui/colour/palette.ts';
import { cssPaint, hexPaint } from '../covers/paint.ts';
import { buntingLine } from './bunting-line.ts';
import { colourTown } from './colour-town.ts';
import { finderCrowd } from './finder-crowd.ts';
import { heroPeople } from './hero-people.ts';
import { heroTown } from './hero-town.ts';
import { loginPeople, loginTown } from './login-mural.ts';
import { nightMural } from './night-mural.ts';
import {
  nightHillTown,
  nightMarketTown,
  nightRiverTown,
  nightVillage,
  nightWorksTown,
} from './night-towns.ts';
import { portraitStandIn } from './portrait-stand-in.ts';
import { quietMural } from './quiet-mural.ts';
import { quizPeople } from './quiz-people.ts';
import type { Scene } from './scene.ts';
import { townBus } from './town-bus.ts';
import { walkers } from './walkers.ts';

const NOTHING: ReadonlySet<Motif> = new Set();
const SCENES: Record<string, Scene> = {
  buntingLine,
  colourTown,
  finderCrowd,
  heroPeople,
  heroTown,
  loginPeople,
  loginTown,
  nightMural,
  nightHillTown,
  nightMarketTown,
  nightRiverTown,
  nightVillage,
  nightWorksTown,
  portraitStandIn,
  quietMural,
  quizPeople,
  townBus,
  walkers,
};
const LEADER_SARI = /fill="var\(--spark\)" d="M-4 -30h3L/g;

describe.each(Object.entries(SCENES))('%s', (_, scene) => {
  test('follows the page when inlined: every colour is a custom property', () => {
    const colours = scene(cssPaint, NOTHING).match(/(?:fill|stroke)="(?!none)[^"]*"/g) ?? [];
    expect(colours.length).toBeGreaterThan(3);
    expect(colours.filter((colour) => !/"(?:var\(--[a-z0-9-]+\)|#fffdf8)"/.test(colour))).toEqual(
      [],
    );
  });

  test('carries its own colours when served as a file', () => {
    expect(scene(hexPaint(palette(205, 'light')), NOTHING)).not.toMatch(/var\(|undefined|NaN/);
  });

  test('is the same each time', () => {
    expect(scene(cssPaint, NOTHING)).toBe(scene(cssPaint, NOTHING));
  });
});

const TOWNS = [nightHillTown, nightMarketTown, nightRiverTown, nightVillage, nightWorksTown];

test('no town at the foot is another one, and each is light', () => {
  const towns = TOWNS.map((town) => town(hexPaint(palette(205, 'light')), NOTHING));
  expect(new Set(towns).size).toBe(5);
  for (const town of towns) expect(gzipSync(town).length).toBeLessThan(4300);
});

test.each([
  ['the bus', townBus, 'bus'],
  ['the bus at the foot', nightWorksTown, 'bus'],
  ['the tanks behind the slogan', heroTown, 'tank'],
  ['the palm of the colour town', colourTown, 'palm'],
  ['the elder’s stick', heroPeople, 'stick'],
  ['the flags over a card', buntingLine, 'bunting'],
  ['the stop of the empty list', quietMural, 'shelter'],
  ['the tree of the walkers', walkers, 'tree'],
] as const)('%s goes when staff switch it off', (_, scene, motif) => {
  const without = scene(cssPaint, new Set([motif]));
  expect(without.length).toBeLessThan(scene(cssPaint, NOTHING).length);
});

test('every scene can be drawn with every object off', () => {
  for (const scene of Object.values(SCENES))
    expect(scene(cssPaint, new Set(MOTIFS))).not.toMatch(/undefined|NaN/);
});

test.each([
  ['the finder crowd', finderCrowd],
  ['the colour town', colourTown],
  ['the walkers', walkers],
  ['the people at the log-in wall', loginPeople],
])('%s has exactly one leader', (_, scene) => {
  expect(scene(cssPaint, NOTHING).match(LEADER_SARI)).toHaveLength(1);
});

test('the hero has no second leader beside the portrait', () => {
  expect(heroPeople(cssPaint, NOTHING).match(LEADER_SARI)).toBeNull();
});
