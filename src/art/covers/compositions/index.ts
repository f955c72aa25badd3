import type { CoverCategory } from '../categories.ts';
import type { Composition } from './composition.ts';
import { education } from './education.ts';
import { energy } from './energy.ts';
import { farming } from './farming.ts';
import { forest } from './forest.ts';
import { gathering } from './gathering.ts';
import { health } from './health.ts';
import { housing } from './housing.ts';
import { market } from './market.ts';
import { roads } from './roads.ts';
import { water } from './water.ts';

/** The pictures of each subject; there are as many as `coverViews` says. */
export const COMPOSITIONS: Readonly<Record<CoverCategory, readonly Composition[]>> = {
  education,
  energy,
  farming,
  forest,
  gathering,
  health,
  housing,
  market,
  roads,
  water,
};
