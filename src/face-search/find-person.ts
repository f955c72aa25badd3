import type { FaceIndex, Hit, Search } from './index/port.ts';
import { isClear, matchOf } from './matching.ts';
import type { Match, Thresholds } from './matching.ts';
import { unitOf } from './vector.ts';

/** A photo with somebody in it. */
export interface FoundPhoto {
  photoId: string;
  faceId: number;
  likeness: number;
  match: Match;
}

/** The maximum number of clear faces that tell what somebody looks like. */
const MAX_CLEAR = 5;

interface Person extends Pick<Search, 'probe' | 'albumId'> {
  thresholds: Thresholds;
}

/**
 * The photos that somebody is in, best first; each once, by the face that is most like theirs. The search
 * goes on by the faces that are surely theirs: what only these find is at most a `maybe`.
 */
export async function findPerson(index: FaceIndex, person: Person): Promise<FoundPhoto[]> {
  const { probe, albumId, thresholds } = person;
  const faces = await index.size();
  const hits = await index.search({ probe, albumId, least: thresholds.maybe });
  const found = bestOfPhotos(hits, thresholds, faces);
  const clear = hits.filter((hit) => isClear(hit, thresholds)).slice(0, MAX_CLEAR);
  if (clear.length === 0) return found;
  const wider = unitOf(sumOf([probe, ...clear.map(({ vector }) => vector)]));
  const exceptPhotos = new Set(found.map(({ photoId }) => photoId));
  const further = await index.search({
    probe: wider,
    albumId,
    least: thresholds.sure,
    exceptPhotos,
  });
  const more = bestOfPhotos(further, thresholds, faces)
    .filter(({ match }) => match === 'sure')
    .map((each) => ({ ...each, match: 'maybe' as const }));
  return [...found, ...more];
}

/** Nobody is twice in one photo. */
function bestOfPhotos(hits: readonly Hit[], thresholds: Thresholds, faces: number): FoundPhoto[] {
  const best = new Map<string, FoundPhoto>();
  for (const hit of hits) {
    const match = matchOf(hit, thresholds, faces);
    const { photoId, faceId, likeness } = hit;
    if (match && !best.has(photoId)) best.set(photoId, { photoId, faceId, likeness, match });
  }
  return [...best.values()];
}

function sumOf(vectors: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = vectors;
  return first.map((_, nth) => vectors.reduce((sum, vector) => sum + (vector[nth] ?? 0), 0));
}
