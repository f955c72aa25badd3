import { coverSubjects } from '#contract/cover-subjects.ts';
import type { CoverSubject } from '#contract/cover-subjects.ts';

/** The subjects of pictures. */
export const COVER_CATEGORIES = Object.keys(coverSubjects) as CoverCategory[];

/** A subject that has its own landmark. */
export type CoverCategory = CoverSubject;

/** Degrees by which a subject moves the campaign hue. */
export const HUE_SHIFT: Readonly<Record<CoverCategory, number>> = {
  health: 0,
  education: 14,
  water: -22,
  roads: -10,
  farming: 24,
  market: 8,
  energy: -14,
  housing: 4,
  forest: 18,
  gathering: 0,
};

const OTHER_NAMES: Readonly<Record<string, CoverCategory>> = {
  agriculture: 'farming',
  clinic: 'health',
  electricity: 'energy',
  environment: 'forest',
  farmers: 'farming',
  hospital: 'health',
  livelihoods: 'market',
  power: 'energy',
  road: 'roads',
  school: 'education',
  schools: 'education',
  solar: 'energy',
  trade: 'market',
  transport: 'roads',
  villages: 'housing',
};

/** The subject for a category's name, which staff write; a gathering when none is closer. */
export function coverCategory(name: string): CoverCategory {
  const plain = name.trim().toLowerCase();
  return (
    COVER_CATEGORIES.find((category) => category === plain) ?? OTHER_NAMES[plain] ?? 'gathering'
  );
}
