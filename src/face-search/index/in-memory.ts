import { dot, quantised } from '../vector.ts';
import { AlbumFaces } from './album-faces.ts';
import type { NearFace, SmallFace } from './album-faces.ts';
import type { FaceIndex, Hit, Search } from './port.ts';

/** Vectors in full of some faces; one that is gone is missing. */
export type ReadVectors = (faceIds: readonly number[]) => Promise<Map<number, Float32Array>>;

/** The likeness by vectors of one octet a number may be off by so much. */
const COARSE = 0.02;

/** An index whose faces are small; what is found is judged by its vector in full. */
export interface InMemoryIndex extends FaceIndex {
  addSmall(albumId: string, face: SmallFace): void;
}

/** Keeps half a kilobyte for each face, and looks at every one of them. */
export function createInMemoryIndex(readVectors: ReadVectors): InMemoryIndex {
  const albums = new Map<string, AlbumFaces>();

  const addSmall: InMemoryIndex['addSmall'] = (albumId, face) => {
    const album = albums.get(albumId) ?? new AlbumFaces();
    albums.set(albumId, album);
    album.add(face);
  };

  return {
    addSmall,
    async add(faces) {
      for (const { albumId, vector, id, photoId, size } of faces)
        addSmall(albumId, { id, photoId, size, small: quantised(vector) });
    },
    async removePhotos(photoIds) {
      const gone = new Set(photoIds);
      for (const [albumId, album] of albums) {
        album.removePhotos(gone);
        if (album.size === 0) albums.delete(albumId);
      }
    },
    async search({ probe, least, albumId }: Search) {
      const searched = albumId === undefined ? [...albums.values()] : [albums.get(albumId)];
      const small = quantised(probe);
      const near = searched.flatMap((album) => album?.near(small, least - COARSE) ?? []);
      return judged(near, { probe, least }, await readVectors(near.map(({ face }) => face.id)));
    },
    size: async () => [...albums.values()].reduce((all, { size }) => all + size, 0),
  };
}

function judged(
  near: readonly NearFace[],
  { probe, least }: Search,
  vectors: ReadonlyMap<number, Float32Array>,
): Hit[] {
  const hits = near.flatMap(({ face: { id, photoId, size } }) => {
    const vector = vectors.get(id);
    return vector ? [{ faceId: id, photoId, size, likeness: dot(probe, vector) }] : [];
  });
  return hits
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness || a.faceId - b.faceId);
}
