import type { SceneName } from '#contract/scene-address.ts';
import { fnv1a } from '#lib/hash.ts';

const HOME: SceneName = 'night-works-town';
const OTHERS = [
  'night-market-town',
  'night-river-town',
  'night-village',
  'night-hill-town',
] as const;

/**
 * The town drawn in the footer: home has its own, each section another, and a page inside a section
 * differs from its section, so that following a link changes the town.
 */
export function footerTown(path: string): SceneName {
  const [room = '', ...inside] = path.split('/').filter(Boolean);
  if (room === '') return HOME;
  const ofRoom = OTHERS[fnv1a(room) % OTHERS.length] ?? HOME;
  if (inside.length === 0) return ofRoom;
  const rest = OTHERS.filter((town) => town !== ofRoom);
  return rest[fnv1a(path) % rest.length] ?? HOME;
}
