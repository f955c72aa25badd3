import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import { createInMemoryIndex } from '#face-search/index/in-memory.ts';
import type { FaceIndex } from '#face-search/index/port.ts';
import { createFollower, createFollowerApart } from '#features/photo-booth/server/follow-faces.ts';
import type { Follower } from '#features/photo-booth/server/follow-faces.ts';
import { readSmallFaces, readVectors } from '#features/photo-booth/server/index-reader.ts';
import { openFaceIndex } from './face-index.ts';

/** Octets of so many photographs are read in one go. */
const BATCH_SIZE = 2_000;
const MAX_WAITING_MS = 10_000;

interface FollowedIndex {
  index: FaceIndex;
  follower: Follower;
}

/** The index that searches ask: in memory, or on the server at an address; with what keeps it in line. */
export function followedIndex(db: Database, url: string | undefined): FollowedIndex {
  const vectors = (ids: readonly number[]) => readVectors(db, ids);
  if (url) {
    const { index } = openFaceIndex(url, vectors);
    return { index, follower: patient(createFollowerApart(db, index)) };
  }
  const index = createInMemoryIndex(vectors);
  return {
    index,
    follower: createFollower({ db, index, read: readSmallFaces(db), atOnce: BATCH_SIZE }),
  };
}

/** The index takes in many faces at the moment, as when it is filled for the first time. */
class IndexIsBehind extends Error {
  override readonly name = 'IndexIsBehind';
}

/** Nobody waits for an index that is being filled: that goes on behind the answer that it takes a while. */
function patient(follower: Follower): Follower {
  return {
    noteLeft: follower.noteLeft,
    async catchUp() {
      const isDone = new AbortController();
      const late = pause(MAX_WAITING_MS, undefined, isDone).then(() => {
        throw new IndexIsBehind('The index of faces is being filled');
      });
      try {
        await Promise.race([follower.catchUp(), late]);
      } finally {
        isDone.abort();
      }
    },
  };
}
