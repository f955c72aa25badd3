import { hexPaint } from '#art/covers/paint.ts';
import { buntingLine } from '#art/scenes/bunting-line.ts';
import { colourTown } from '#art/scenes/colour-town.ts';
import { finderCrowd } from '#art/scenes/finder-crowd.ts';
import { heroPeople } from '#art/scenes/hero-people.ts';
import { heroTown } from '#art/scenes/hero-town.ts';
import { loginPeople, loginTown } from '#art/scenes/login-mural.ts';
import { nightMural } from '#art/scenes/night-mural.ts';
import {
  nightHillTown,
  nightMarketTown,
  nightRiverTown,
  nightVillage,
  nightWorksTown,
} from '#art/scenes/night-towns.ts';
import { portraitStandIn } from '#art/scenes/portrait-stand-in.ts';
import { quietMural } from '#art/scenes/quiet-mural.ts';
import { quizPeople } from '#art/scenes/quiz-people.ts';
import type { Scene } from '#art/scenes/scene.ts';
import { townBus } from '#art/scenes/town-bus.ts';
import { walkers } from '#art/scenes/walkers.ts';
import { motifsOf } from '#contract/motifs.ts';
import { parseSceneAddress } from '#contract/scene-address.ts';
import type { SceneName } from '#contract/scene-address.ts';
import { palette } from '#ui/colour/palette.ts';

const drawings: Record<SceneName, Scene> = {
  'hero-town': heroTown,
  'hero-people': heroPeople,
  'portrait-stand-in': portraitStandIn,
  'colour-town': colourTown,
  'town-bus': townBus,
  walkers,
  'finder-crowd': finderCrowd,
  'night-market-town': nightMarketTown,
  'night-river-town': nightRiverTown,
  'night-village': nightVillage,
  'night-hill-town': nightHillTown,
  'night-works-town': nightWorksTown,
  'bunting-line': buntingLine,
  'quiet-mural': quietMural,
  'night-mural': nightMural,
  'login-town': loginTown,
  'login-people': loginPeople,
  'quiz-people': quizPeople,
};

/** Draws the scene of an address as SVG; undefined for any other address. */
export function drawScene(path: string): string | undefined {
  const spec = parseSceneAddress(path);
  if (!spec) return undefined;
  const { name, hue, mode, off } = spec;
  return drawings[name](hexPaint(palette(hue, mode)), new Set(motifsOf(off)));
}
