import type { Canvas } from '../canvas.ts';
import { canal } from './canal.ts';
import { courtyard } from './courtyard.ts';
import { furrows } from './furrows.ts';
import { ghat } from './ghat.ts';
import { lake } from './lake.ts';
import { meadow } from './meadow.ts';
import { paddy } from './paddy.ts';
import { plaza } from './plaza.ts';
import { river } from './river.ts';
import { road } from './road.ts';
import { street } from './street.ts';
import { terraces } from './terraces.ts';

/** Every kind of ground, by name. */
export const GROUNDS = {
  canal,
  courtyard,
  furrows,
  ghat,
  lake,
  meadow,
  paddy,
  plaza,
  river,
  road,
  street,
  terraces,
} as const satisfies Record<string, (canvas: Canvas) => string>;
