import { chunks } from '#lib/chunks.ts';
import { quantised } from '../vector.ts';
import { AlbumFaces } from './album-faces.ts';
import type { SmallFace } from './album-faces.ts';
import { judged } from './judged.ts';
import type { ReadVectors } from './judged.ts';
import type { FollowingIndex, Search } from './port.ts';

/** The likeness by vectors of one octet a number may be off by so much. */
const COARSE = 0.02;

/** Photographs that are read by one statement; the database answers several while answers are taken in. */
const PHOTOS_AT_ONCE = 500;

/** A face without its vector in full: what is found is judged by that, which is read elsewhere. */
export interface SmallFaceOfAlbum extends SmallFace {
  albumId: string;
}

/** Keeps half a kilobyte for each face, and looks at every one of them. */
export function createInMemoryIndex(readVectors: ReadVectors): FollowingIndex<SmallFaceOfAlbum> {
  const albums = new Map<string, AlbumFaces>();
  const held = new Map<string, number>();

  function addSmall({ albumId, ...face }: SmallFaceOfAlbum) {
    const album = albums.get(albumId) ?? new AlbumFaces();
    albums.set(albumId, album);
    album.add(face);
  }

  async function removePhotos(photoIds: readonly string[]) {
    const gone = new Set(photoIds);
    for (const [albumId, album] of albums) {
      album.removePhotos(gone);
      if (album.size === 0) albums.delete(albumId);
    }
    for (const id of gone) held.delete(id);
  }

  return {
    async add(faces) {
      for (const { vector, ...face } of faces) addSmall({ ...face, small: quantised(vector) });
    },
    removePhotos,
    async search(search: Search) {
      const { probe, least, albumId } = search;
      const searched = albumId === undefined ? [...albums.values()] : [albums.get(albumId)];
      const small = quantised(probe);
      const near = searched.flatMap((album) => album?.near(small, least - COARSE) ?? []);
      return judged(
        near.map(({ face }) => face),
        search,
        readVectors,
      );
    },
    size: async () => [...albums.values()].reduce((all, { size }) => all + size, 0),
    revisions: async (photoIds) => (photoIds ? pick(held, photoIds) : held),
    async bringInLine(photoIds, read) {
      const photos = (
        await Promise.all(chunks(photoIds, PHOTOS_AT_ONCE).map(read).toArray())
      ).flat();
      const known = photoIds.filter((id) => held.has(id));
      if (known.length > 0) await removePhotos(known);
      for (const { photoId, revision, faces } of photos) {
        faces.forEach(addSmall);
        held.set(photoId, revision);
      }
    },
  };
}

function pick(held: ReadonlyMap<string, number>, photoIds: readonly string[]) {
  return new Map(
    photoIds.flatMap((id) => {
      const revision = held.get(id);
      return revision === undefined ? [] : [[id, revision] as const];
    }),
  );
}
