import { dot } from '../vector.ts';
import type { Hit, Search } from './port.ts';

/** Vectors in full of some faces; one that is gone is missing. */
export type ReadVectors = (faceIds: readonly number[]) => Promise<Map<number, Float32Array>>;

interface Near {
  id: number;
  photoId: string;
  size: number;
}

/** The faces of a coarse search that are like enough by their vectors in full, best first. */
export async function judged(
  near: readonly Near[],
  { probe, least, exceptPhotos }: Search,
  readVectors: ReadVectors,
): Promise<Hit[]> {
  const wanted = near.filter(({ photoId }) => !exceptPhotos?.has(photoId));
  const vectors = await readVectors(wanted.map(({ id }) => id));
  const hits = wanted.flatMap(({ id, photoId, size }) => {
    const vector = vectors.get(id);
    return vector ? [{ faceId: id, photoId, size, vector, likeness: dot(probe, vector) }] : [];
  });
  return hits
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness || a.faceId - b.faceId);
}
